-- While no server was there, nobody's clock runs: the whiles that are known, written down once each by
-- whichever server comes back first, and never changed.
create table outages (
    id bigint generated always as identity primary key,
    began_at timestamptz not null,
    ended_at timestamptz not null,
    cause text not null,
    constraint outages_cause check (cause in ('down', 'restored')),
    constraint outages_last check (began_at < ended_at)
);

-- The database was brought back from a copy, and no server has been there since.
alter table heartbeat add column restored boolean not null default false;
-- When that was last done, in seconds since 1970; 0 where it never was.
alter table heartbeat add column epoch bigint not null default 0;
