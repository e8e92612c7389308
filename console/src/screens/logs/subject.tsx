import type { ReactNode } from 'react';
import { Link } from '../../router.tsx';
import { plainly } from '../../words.ts';

/** Where the console shows a record of this kind. */
const places: Readonly<Record<string, string>> = {
  user: '/people',
  department: '/departments',
  team: '/teams',
  import: '/imports',
};

/** The record that something was done to: its kind, and a way there where the console has one. */
export function Subject({ type, id }: { readonly type: string | null; readonly id: string | null }): ReactNode {
  if (type === null) return null;
  const place = places[type];
  return (
    <span className="who__text">
      <span>{type === 'user' ? 'Person' : plainly(type)}</span>
      {id !== null && (
        <span className="who__small mono" title={id}>
          {place === undefined ? shortened(id) : <Link to={`${place}/${id}`}>{shortened(id)}</Link>}
        </span>
      )}
    </span>
  );
}

/** The last characters tell records apart; the first are mostly their time. */
const shortened = (id: string): string => id.replace(/_.*(?=.{8}$)/, '_…');
