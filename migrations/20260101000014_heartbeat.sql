-- When a server last wrote that it is there: one row, written by whichever does.
create table heartbeat (
    single boolean primary key default true check (single),
    at timestamptz not null
);

insert into heartbeat (at) values (now());
