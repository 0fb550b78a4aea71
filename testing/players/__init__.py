"""What people do on the simulated Discord: sit down, play, talk."""
