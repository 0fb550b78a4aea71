"""What people have become, as the store keeps it: ratings over time, records, seasons, predictions."""
