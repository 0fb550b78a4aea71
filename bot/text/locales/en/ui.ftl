# Labels and headings of messages.
