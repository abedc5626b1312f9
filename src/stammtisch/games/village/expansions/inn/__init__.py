"""Inn: brewery, inn and person cards (VI-)."""
