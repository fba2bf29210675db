-- Games and their moves. A game is a fold: its origin (kind, rules version,
-- options, seed) and its moves determine it; the summary columns repeat what lists
-- show, and are written in the transaction that appends a move.

create table games (
    id uuid primary key,

    -- The origin: never changed once the game is created.
    kind text not null,
    rules_version integer not null,
    options jsonb not null,
    -- Secret while the game runs.
    seed bytea not null,
    given_deal boolean not null,

    -- Who can join, and how.
    creator_id uuid not null references accounts (id),
    side_wish text not null,
    visibility text not null,
    -- Random; whoever has it can join.
    invitation text not null,

    -- The summary.
    status text not null default 'waiting',
    austria_id uuid references accounts (id),
    france_id uuid references accounts (id),
    to_decide text,
    round smallint,
    created_at timestamptz not null default now(),
    started_at timestamptz,
    -- When the last order was given, or the game created.
    moved_at timestamptz not null default now(),

    constraint games_invitation_unique unique (invitation),
    constraint games_seed_length check (octet_length(seed) = 32),
    constraint games_side_wish check (side_wish in ('austria', 'france', 'random')),
    constraint games_visibility check (visibility in ('open', 'private')),
    constraint games_status check (status in ('waiting', 'running', 'finished')),
    constraint games_to_decide check (to_decide in ('austria', 'france')),
    constraint games_two_players check (austria_id <> france_id),
    constraint games_started check (
        (status = 'waiting') = (started_at is null)
        and (status = 'waiting') = (austria_id is null or france_id is null)
    )
);

create index games_open on games (created_at desc) where status = 'waiting' and visibility = 'open';
create index games_by_creator on games (creator_id);
create index games_by_austria on games (austria_id);
create index games_by_france on games (france_id);

create table game_moves (
    game_id uuid not null references games (id) on delete cascade,
    -- The position in the log: 1, 2, 3 ... The set-up is 0 and not stored. Two
    -- nodes that race on one game meet here; one of them wins.
    seq integer not null,
    -- Chosen by the client: a resend finds the old answer.
    order_id uuid not null,
    side text not null,
    -- The order in the game's own vocabulary.
    body jsonb not null,
    at timestamptz not null,
    constraint game_moves_pkey primary key (game_id, seq),
    constraint game_moves_order_unique unique (game_id, order_id),
    constraint game_moves_seq check (seq > 0),
    constraint game_moves_side check (side in ('austria', 'france'))
);

-- Moves are append-only. They go only together with their game.
create function refuse_changed_moves() returns trigger language plpgsql as $$
begin
    if tg_op = 'DELETE' and not exists (select from games where id = old.game_id) then
        return old;
    end if;
    raise exception 'game_moves is append-only' using errcode = 'restrict_violation';
end
$$;

create trigger game_moves_append_only before update or delete on game_moves
for each row execute function refuse_changed_moves();

create trigger game_moves_no_truncate before truncate on game_moves
for each statement execute function refuse_changed_moves();
