"""Marriage: ceremony, wedding, smuggler, bread and tools (VM-)."""
