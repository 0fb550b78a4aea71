"""The drawings of the cards: SVG written by Python, rendered as the pictures in ``bot/render/assets``.

``python -m art`` draws everything again. Everything here was drawn for this project.
"""
