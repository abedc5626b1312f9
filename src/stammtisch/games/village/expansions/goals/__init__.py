"""Life goals: secret aims that are claimed when they are reached (VG-)."""
