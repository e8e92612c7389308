import { type Static, Type } from 'typebox';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { projectStatuses } from '../../projects/index.ts';

/** More would be a list of its own. */
export const maxFavourites = 50;
export const maxRecent = 10;

const Shortcut = Type.Object({
  project_id: Id('prj', 'The project.'),
  status: Type.Enum([...projectStatuses], { description: 'How far the project is.' }),
});

export const ProjectShortcuts = Type.Object(
  {
    has_projects: Type.Boolean({ description: 'Whether there is an active project that the caller sees.' }),
    favourites: Type.Array(Shortcut, {
      maxItems: maxFavourites,
      description: 'Projects that the caller marked and sees, by name.',
    }),
    recent: Type.Array(Shortcut, {
      maxItems: maxRecent,
      description: 'Other active projects on which the caller recorded time of late, the last one first.',
    }),
  },
  { $id: 'ProjectShortcuts', description: 'Projects that a person finds first wherever one is chosen.' },
);
export type ProjectShortcuts = Static<typeof ProjectShortcuts>;

export const Favourite = Strict({
  is_favourite: Type.Boolean({ description: 'Whether it is to come first.', examples: [true] }),
});
