-- What players say to each other, and what each writes for themself.

-- Agreed when the game is created.
alter table games add column talk boolean not null default true;

create table messages (
    game_id uuid not null references games (id) on delete cascade,
    -- 1, 2, 3 ... in this game.
    number integer not null,
    -- Chosen by the client: a resend is stored once.
    message_id uuid not null,
    side text not null,
    body text not null,
    at timestamptz not null default now(),
    constraint messages_pkey primary key (game_id, number),
    constraint messages_id_unique unique (game_id, message_id),
    constraint messages_number check (number > 0),
    constraint messages_side check (side in ('austria', 'france')),
    constraint messages_length check (char_length(body) between 1 and 500)
);

-- How far each side has read.
create table message_reads (
    game_id uuid not null references games (id) on delete cascade,
    side text not null,
    up_to integer not null,
    constraint message_reads_pkey primary key (game_id, side),
    constraint message_reads_side check (side in ('austria', 'france'))
);

-- What a player asks the host to look at. The text is kept as it was.
create table message_reports (
    game_id uuid not null references games (id) on delete cascade,
    number integer not null,
    reporter_id uuid not null references accounts (id) on delete cascade,
    reason text not null,
    at timestamptz not null default now(),
    constraint message_reports_pkey primary key (game_id, number, reporter_id),
    constraint message_reports_message foreign key (game_id, number)
        references messages (game_id, number) on delete cascade,
    constraint message_reports_reason check (char_length(reason) <= 500)
);

-- Whom a player does not want to hear, nor to play with in open games.
create table blocks (
    blocker_id uuid not null references accounts (id) on delete cascade,
    blocked_id uuid not null references accounts (id) on delete cascade,
    at timestamptz not null default now(),
    constraint blocks_pkey primary key (blocker_id, blocked_id),
    constraint blocks_oneself check (blocker_id <> blocked_id)
);

create index blocks_by_blocked on blocks (blocked_id);

-- A player's own notes on a game, for nobody else.
create table notes (
    game_id uuid not null references games (id) on delete cascade,
    account_id uuid not null references accounts (id) on delete cascade,
    body text not null,
    updated_at timestamptz not null default now(),
    constraint notes_pkey primary key (game_id, account_id),
    constraint notes_length check (char_length(body) <= 20000)
);
