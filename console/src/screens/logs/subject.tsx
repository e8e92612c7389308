import type { ReactNode } from 'react';
import { Link } from '../../router.tsx';
import { subjectNames } from '../../texts/codes.ts';
import { subjectTexts } from '../../texts/logs.ts';
import { nameIn } from '../../words.ts';

/** Where the app shows a record of this kind. */
const places: Readonly<Record<string, string>> = {
  user: '/people',
  department: '/departments',
  team: '/teams',
  import: '/imports',
  service_account: '/developers/service-accounts',
  token: '/developers/tokens',
  webhook_endpoint: '/developers/webhooks',
};

/** The record that something was done to: its name if it has one, a way there, and a way to all that was done to it. */
export function Subject({
  type,
  id,
  name,
  onNarrow,
}: {
  readonly type: string | null;
  readonly id: string | null;
  readonly name: string | null;
  readonly onNarrow: ((id: string) => void) | null;
}): ReactNode {
  if (type === null) return null;
  const place = places[type];
  const said = name ?? nameIn(subjectNames, type);
  return (
    <span className="who__text">
      <span>{place === undefined || id === null ? said : <Link to={`${place}/${id}`}>{said}</Link>}</span>
      {id !== null && onNarrow && (
        <button type="button" className="log-narrow" onClick={() => onNarrow(id)}>
          {subjectTexts.onlyThisRecord}
        </button>
      )}
    </span>
  );
}
