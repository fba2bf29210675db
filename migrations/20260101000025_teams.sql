-- Sides of several players. Each seat of a game is a row from the beginning, free until somebody takes
-- it; the game begins when none is free.

-- A chair is the seat on which somebody sat down, and what others know them by for the whole game:
-- their messages and how far they have read stand under it. Where the rules have players change seats,
-- `side` and `rank` change, and the chair goes with them.
alter table seats
    add column chair_side text,
    add column chair_rank smallint;
update seats set chair_side = side, chair_rank = rank;

insert into seats (game_id, side, rank, comments, chair_side, chair_rank)
select g.id, free.side, 1, g.visibility = 'open', free.side, 1
from games g cross join (values ('red'), ('blue')) as free (side)
where g.status = 'waiting'
on conflict (game_id, side, rank) do nothing;

-- Players who change seats do so in one statement.
alter table seats
    alter column chair_side set not null,
    alter column chair_rank set not null,
    add constraint seats_chairs unique (game_id, chair_side, chair_rank),
    add constraint seats_chair_side check (chair_side in ('red', 'blue')),
    add constraint seats_chair_rank check (chair_rank >= 1),
    drop constraint seats_pkey,
    add constraint seats_pkey primary key (game_id, side, rank) deferrable initially immediate;

-- A game that has begun has no free seat: somebody of this server sits on each, unless it was played
-- elsewhere. Asked at the end of the transaction, since a game is there before its seats.
create or replace function refuse_empty_seats() returns trigger language plpgsql as $$
begin
    if exists (
        select from games g
        where g.id = new.id and g.status <> 'waiting' and (
            (select count(*) from seats s where s.game_id = g.id) < 2
            or exists (
                select from seats s where s.game_id = g.id and (s.account_id is null) <> g.imported
            )
        )
    ) then
        raise exception 'a game that has begun has its players'
            using errcode = 'check_violation', constraint = 'games_seated';
    end if;
    return null;
end
$$;
