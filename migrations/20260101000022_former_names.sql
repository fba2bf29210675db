-- A name stays reserved when its account is deleted: nobody passes for who has left. It is not kept
-- itself, only its SHA-256 as names are compared.
alter table accounts add column former_name bytea;

create unique index accounts_former_name on accounts (former_name) where former_name is not null;
