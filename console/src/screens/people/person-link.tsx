import type { ReactNode } from 'react';
import { get } from '../../api.ts';
import type { Person } from '../../records.ts';
import { Link } from '../../router.tsx';
import { useShared } from '../../shared.ts';
import type { Loaded } from '../../ui/use-load.ts';
import { fullName } from '../../words.ts';

/** A person known by id alone. */
export const usePersonOf = (id: string): Loaded<Person> =>
  useShared(`person ${id} by name`, () => get<Person>(`/users/${id}`, { tiers: 'directory' }));

/** Their name; those whom the reader may not see stay unnamed. */
export function PersonLink({ id }: { readonly id: string }): ReactNode {
  const { data, error } = usePersonOf(id);
  if (data) return <Link to={`/people/${id}`}>{fullName(data)}</Link>;
  return <span className="quiet">{error === null ? '…' : 'Not visible to you'}</span>;
}
