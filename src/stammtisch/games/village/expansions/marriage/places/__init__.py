"""The places of Marriage: ceremony, wedding, smuggler, and what bread and tools are good for."""
