-- What is kept of a shift to take its change back may hold notes for people: erasing one finds it by whom it tells of.
create index long_work_steps_people_idx on long_work_steps using gin ((kept -> 'user_ids') jsonb_path_ops)
  where kept -> 'user_ids' is not null;
