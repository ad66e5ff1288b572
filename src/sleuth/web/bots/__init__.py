"""Programs at tables: their accounts, what they hear, what they may do."""
