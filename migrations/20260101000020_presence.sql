-- Who has a game open, and at which server: so that the players at one hear of those at the others. A
-- row counts for as long as its server renews it; none of it is worth a backup.
create unlogged table presence (
    game_id uuid not null,
    -- The server, by the name that it gave itself when it started.
    server uuid not null,
    -- Seats, as `red` or `blue.2`.
    seats text[] not null,
    watchers integer not null,
    seen_at timestamptz not null default now(),
    constraint presence_pkey primary key (game_id, server)
);

create index presence_server on presence (server);
