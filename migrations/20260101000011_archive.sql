-- The archive: finished games to look through, also such as were played elsewhere and came as
-- files; and deduction sheets.

alter table games
    -- Whether each player has a sheet of what can be concluded of the enemy's blocks.
    add column deductions boolean not null default false,
    -- Whether it was played elsewhere: then its players have no account, and `imports` has them.
    add column imported boolean not null default false;

alter table games drop constraint games_started;
alter table games
    add constraint games_started check (
        (status = 'waiting') = (started_at is null)
        and (imported or (status = 'waiting') = (austria_id is null or france_id is null))
    ),
    add constraint games_imported check (
        not imported or (status = 'finished' and austria_id is null and france_id is null)
    );

create table imports (
    game_id uuid primary key references games (id) on delete cascade,
    at timestamptz not null,
    -- The last hash of the file's chain: the same game comes in once.
    hash bytea not null,
    -- The players' names, as the file has them; none where the account was deleted there.
    austria text,
    france text,
    constraint imports_hash_unique unique (hash),
    constraint imports_hash_length check (octet_length(hash) = 32)
);

create index games_archived on games (coalesce(ended_at, moved_at) desc, id desc)
    where status = 'finished' and visibility = 'open';
