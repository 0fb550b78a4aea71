"""The drawings of the cards: SVG written by Python, turned into the pictures in ``bot/render/assets``.

``python -m art`` draws everything again. Everything here was drawn for this project.
"""
