-- Seats: who plays in which place of a game. A side can have several players, and the sides are
-- `red` and `blue` whatever a game calls its armies. Every game that is there keeps its players, its
-- moves and what was said.

create table seats (
    game_id uuid not null references games (id) on delete cascade,
    side text not null,
    -- 1 is the only player of a side, or its commander-in-chief.
    rank smallint not null default 1,
    -- Nobody of this server, where the game was played elsewhere.
    account_id uuid references accounts (id),
    -- Whoever played it elsewhere, as the file of the game has them; nothing where their account was
    -- deleted there.
    name text,
    -- Whether the game waits for this player.
    asked boolean not null default false,
    -- Whether this player lets readers comment. Readers may while all players do.
    comments boolean not null,
    constraint seats_pkey primary key (game_id, side, rank),
    -- Leads to the games of an account, too.
    constraint seats_one_an_account unique (account_id, game_id),
    constraint seats_side check (side in ('red', 'blue')),
    constraint seats_rank check (rank >= 1),
    constraint seats_played_here_or_elsewhere check (account_id is null or name is null)
);

insert into seats (game_id, side, account_id, name, asked, comments)
select g.id, seat.side, seat.account_id, seat.name, coalesce(g.to_decide = seat.was, false), seat.comments
from games g
left join imports i on i.game_id = g.id
cross join lateral (
    values ('red', 'austria', g.austria_id, i.austria, g.comments_austria),
        ('blue', 'france', g.france_id, i.france, g.comments_france)
) as seat (side, was, account_id, name, comments)
where seat.account_id is not null or g.imported;

alter table imports drop column austria, drop column france;

drop trigger games_players_exist on games;
drop function refuse_deleted_players();

alter table games
    drop constraint games_side_wish,
    drop constraint games_to_decide,
    drop constraint games_two_players,
    drop constraint games_started,
    drop constraint games_imported,
    drop constraint games_result,
    drop column austria_id,
    drop column france_id,
    drop column to_decide,
    drop column comments_austria,
    drop column comments_france,
    alter column side_wish type text
        using case side_wish when 'austria' then 'red' when 'france' then 'blue' else side_wish end,
    alter column result type text
        using case result when 'austria' then 'red' when 'france' then 'blue' else result end,
    add constraint games_side_wish check (side_wish in ('red', 'blue', 'random')),
    add constraint games_result check (result in ('red', 'blue', 'draw')),
    add constraint games_started check ((status = 'waiting') = (started_at is null)),
    add constraint games_imported check (not imported or status = 'finished');

-- No move changes: the table is written anew with other words for the sides, and whoever would change
-- a row is refused all the while.
alter table game_moves
    drop constraint game_moves_side,
    alter column side type text using case side when 'austria' then 'red' else 'blue' end,
    add column rank smallint not null default 1,
    add constraint game_moves_side check (side in ('red', 'blue')),
    add constraint game_moves_rank check (rank >= 1);

alter table messages
    drop constraint messages_side,
    alter column side type text using case side when 'austria' then 'red' else 'blue' end,
    add column rank smallint not null default 1,
    add constraint messages_side check (side in ('red', 'blue')),
    add constraint messages_rank check (rank >= 1);

-- How far each player has read.
alter table message_reads
    drop constraint message_reads_side,
    drop constraint message_reads_pkey,
    alter column side type text using case side when 'austria' then 'red' else 'blue' end,
    add column rank smallint not null default 1,
    add constraint message_reads_pkey primary key (game_id, side, rank),
    add constraint message_reads_side check (side in ('red', 'blue')),
    add constraint message_reads_rank check (rank >= 1);

-- Nobody creates a game or sits down at one after they are gone, however the requests cross: the
-- lock waits for a deletion that is under way. The argument is the column that names the account.
create function refuse_deleted_players() returns trigger language plpgsql as $$
declare
    player uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
    perform from accounts where id = player for key share;
    if exists (select from accounts where id = player and deleted_at is not null) then
        raise exception 'a deleted account plays no games'
            using errcode = 'check_violation', constraint = 'games_players_exist';
    end if;
    return new;
end
$$;

create trigger games_players_exist before insert on games
for each row execute function refuse_deleted_players('creator_id');

create trigger games_players_exist before insert or update of account_id on seats
for each row execute function refuse_deleted_players('account_id');

-- A game that has begun has a player on each side: somebody of this server, unless it was played
-- elsewhere. Asked at the end of the transaction, since a game is there before its seats.
create function refuse_empty_seats() returns trigger language plpgsql as $$
begin
    if exists (
        select from games g
        where g.id = new.id and g.status <> 'waiting' and (
            select count(*) from seats s
            where s.game_id = g.id and s.rank = 1 and (s.account_id is null) = g.imported
        ) < 2
    ) then
        raise exception 'a game that has begun has its players'
            using errcode = 'check_violation', constraint = 'games_seated';
    end if;
    return null;
end
$$;

create constraint trigger games_seated after insert or update of started_at on games
deferrable initially deferred
for each row execute function refuse_empty_seats();
