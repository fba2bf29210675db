-- How often passwords were tried under a name lately, whether or not somebody has it: a level that rises
-- with each try and sinks with time. On behalf of all servers on this database.
create table guesses (
    name_key text primary key,
    level double precision not null,
    at timestamptz not null
);

create index guesses_by_age on guesses (at);

-- The browsers in which somebody has signed in before. What others try under the name is not counted
-- against them.
create table devices (
    token_hash bytea not null check (length(token_hash) = 32),
    account_id uuid not null references accounts on delete cascade,
    used_at timestamptz not null default now(),
    primary key (account_id, token_hash)
);

create index devices_by_age on devices (used_at);
