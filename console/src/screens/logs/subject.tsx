import type { ReactNode } from 'react';
import { Link } from '../../router.tsx';
import { subjectNames } from '../../texts/codes.ts';
import { subjectTexts } from '../../texts/logs.ts';
import { nameIn } from '../../words.ts';
import { runAddress } from '../pay-runs/totals.ts';

/** Where the app shows a record of this kind. */
const places: Readonly<Record<string, string>> = {
  checklist: '/onboarding',
  document: '/documents',
  expense_report: '/expenses',
  leave: '/time-off',
  project: '/projects',
  proposal: '/proposals',
  timesheet: '/timesheets',
  user: '/people',
  department: '/departments',
  team: '/teams',
  import: '/imports',
  service_account: '/developers/service-accounts',
  token: '/developers/tokens',
  webhook_endpoint: '/developers/webhooks',
};

/** Records without a page of their own: the list that they stand in. */
const lists: Readonly<Record<string, string>> = {
  asset: '/equipment',
  leave_type: '/leave-balances/types',
  time_entry: '/time-entries',
  setting: '/settings',
};

function addressOf(type: string, id: string): string | undefined {
  if (type === 'pay_run') return runAddress(id);
  if (lists[type] !== undefined) return lists[type];
  return places[type] === undefined ? undefined : `${places[type]}/${id}`;
}

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
  const place = id === null ? undefined : addressOf(type, id);
  const said = name ?? nameIn(subjectNames, type);
  return (
    <span className="who__text">
      <span>{place === undefined ? said : <Link to={place}>{said}</Link>}</span>
      {id !== null && onNarrow && (
        <button type="button" className="log-narrow" onClick={() => onNarrow(id)}>
          {subjectTexts.onlyThisRecord}
        </button>
      )}
    </span>
  );
}
