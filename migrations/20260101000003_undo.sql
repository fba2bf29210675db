-- Steps about taking back stand in the log beside the orders. Nothing is deleted:
-- an order that was taken back stays where it is, and what takes it back follows.

alter table game_moves add column kind text not null default 'order';
alter table game_moves add constraint game_moves_kind check (kind in ('order', 'undo'));
