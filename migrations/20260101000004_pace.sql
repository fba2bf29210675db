-- Pace: how much time the players have, what is said beside the board, and how a game ended.

alter table games
    -- The pace, chosen with the game and never changed: `none`; `live`, a bank and an increment for
    -- each decision; `correspondence`, so long for each decision and a bank for when that is not
    -- enough. In seconds. The clocks themselves are kept nowhere: they follow from the pace, from
    -- `started_at` and from the times of the moves.
    add column pace text not null default 'none',
    add column pace_bank integer,
    add column pace_per_decision integer,

    -- The summary: when the time of the side that has to decide is out, if a clock runs or will run
    -- on after a pause; nothing happens by itself then.
    add column time_up_at timestamptz,
    -- Until when the clocks stand still, after the players agreed on a pause. May lie in the past.
    add column paused_until timestamptz,

    -- How it ended: for whom, by what, and when. The round it ended in is `round`. Games that had
    -- ended before these columns came have nothing here until somebody opens them: the result
    -- follows from their moves.
    add column result text,
    add column result_by text,
    add column ended_at timestamptz,

    -- The game that the two play after this one, with sides swapped.
    add column rematch_id uuid references games (id) on delete set null,

    add constraint games_pace check (pace in ('none', 'live', 'correspondence')),
    add constraint games_pace_times check (
        (pace = 'none') = (pace_bank is null) and (pace = 'none') = (pace_per_decision is null)
    ),
    add constraint games_pace_not_negative check (pace_bank >= 0 and pace_per_decision >= 0),
    add constraint games_result check (result in ('austria', 'france', 'draw')),
    add constraint games_result_by check (
        result_by in ('decisive', 'marginal', 'resignation', 'agreement', 'time')
    ),
    add constraint games_result_whole check (
        (result is null) = (result_by is null) and (result is null) = (ended_at is null)
        and (result is null or status = 'finished')
        and (result = 'draw') = (result_by = 'agreement')
    ),
    add constraint games_time_up check (time_up_at is null or status = 'running'),
    add constraint games_rematch_unique unique (rematch_id);

-- What the players say to each other beside the board stands in the log like orders: to resign, to
-- offer a draw, to claim the win on time, to give time, to pause, to play again.
alter table game_moves drop constraint game_moves_kind;
alter table game_moves add constraint game_moves_kind check (kind in ('order', 'undo', 'parley'));
