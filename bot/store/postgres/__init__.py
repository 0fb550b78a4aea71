"""The store on PostgreSQL, for those who outgrow a file; psycopg comes with the extra ``postgres``."""
