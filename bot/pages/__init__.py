"""The pages of messages: values made from views. No module here imports discord."""
