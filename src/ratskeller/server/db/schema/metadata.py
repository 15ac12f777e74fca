"""The collection to which all tables of the schema belong."""

from sqlalchemy import MetaData

metadata = MetaData()
