"""Several servers on one PostgreSQL: leases, relays, and several processes behind one port."""
