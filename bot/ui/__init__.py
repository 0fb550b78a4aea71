"""The shapes that Discord shows: pages, buttons, answers, and the publisher that keeps messages in line."""
