"""Simulated people: what they do on the simulated Discord, such as sit down, play and talk."""
