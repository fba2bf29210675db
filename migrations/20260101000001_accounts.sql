-- People and their sessions.

create table accounts (
    id uuid primary key,
    -- As the player wrote it and as others see it.
    name text not null,
    -- The name in lower case: two names that differ only in case are one.
    name_key text not null,
    -- argon2id, in the PHC string format; the parameters are part of it.
    password_hash text not null,
    created_at timestamptz not null default now(),
    constraint accounts_name_unique unique (name_key)
);

create table sessions (
    -- SHA-256 of the random token in the cookie. The token itself is kept nowhere.
    token_hash bytea primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
);

create index sessions_by_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);
