-- When a process whose computers play otherwise first found an open board: what is finished from then on is not ranked (D-2).
ALTER TABLE deal_board ADD COLUMN changed_at INTEGER;
