import type { ReactNode } from 'react';
import { type Format, useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { subjectNames } from '../../texts/codes.ts';
import { subjectTexts } from '../../texts/logs.ts';
import { nameIn } from '../../words.ts';
import { runAddress } from '../pay-runs/totals.ts';
import type { AuditRow } from './parts.tsx';

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

/** Those that the server calls by what they are, to who sees them: whoever does not finds no page either. */
const seenBySome = new Set(['checklist', 'document', 'expense_report', 'leave', 'timesheet']);

/** Records of a person without a page of their own: the part of the person’s page in which they stand. */
const partsOfPeople: Readonly<Record<string, string>> = {
  asset: 'equipment',
  certification: 'training',
  checklist_task: 'onboarding',
  compensation: 'job',
  employment: 'job',
  goal: 'goals',
  leave_balance: 'leave',
  time_entry: 'time',
  training_assignment: 'training',
};

/** Of no one person: the list that they stand in. */
const lists: Readonly<Record<string, string>> = {
  access_grant: '/settings?tab=access',
  announcement: '/announcements',
  asset: '/equipment',
  asset_category: '/equipment',
  benefit_plan: '/settings?tab=benefits',
  certificate_requirement: '/certificate-requirements',
  checklist_template: '/onboarding/templates',
  client: '/clients',
  course: '/training',
  custom_field: '/settings?tab=custom-fields',
  custom_field_tab: '/settings?tab=custom-fields',
  export: '/exports',
  folder: '/documents',
  kiosk: '/settings/kiosks',
  leave_type: '/leave-balances/types',
  locked_dates: '/leave-balances/locked-dates',
  organization: '/settings',
  public_holiday: '/leave-balances/holidays',
  setting: '/settings',
  week_template: '/schedule',
};

type Told = Pick<AuditRow, 'subject_type' | 'subject_id' | 'subject' | 'person_id'>;

function addressOf({ subject_type: type, subject_id: id, subject, person_id: personId }: Told): string | undefined {
  if (type === null || id === null) return undefined;
  if (type === 'pay_run') return runAddress(id);
  if (type === 'shift') return subject?.start_date == null ? undefined : `/schedule?week=${subject.start_date}`;
  const place = places[type];
  if (place !== undefined) return subject === null && seenBySome.has(type) ? undefined : `${place}/${id}`;
  const part = partsOfPeople[type];
  if (part !== undefined && personId !== null) return `/people/${personId}?tab=${part}`;
  return lists[type];
}

/** How much it is about, and when: “CA$214.50”, “3 to 7 Aug 2026, 5 days”. */
function factsOf(
  { amount, currency, start_date, end_date, days, hours }: NonNullable<Told['subject']>,
  format: Format,
) {
  return [
    amount !== null && format.money(amount, currency ?? undefined),
    start_date !== null && format.days(start_date, end_date ?? start_date),
    days !== null && subjectTexts.days(days, format.number(days)),
    hours !== null && subjectTexts.hours(format.minutes(hours * 60)),
  ].filter((fact) => fact !== false);
}

/** The record that something was done to: what it is as far as one sees it, a way there, and a way to all that was done to it. */
export function Subject({
  row,
  name,
  onNarrow,
}: {
  readonly row: Told;
  readonly name: string | null;
  readonly onNarrow: ((id: string) => void) | null;
}): ReactNode {
  const format = useFormat();
  const { subject_type: type, subject_id: id, subject } = row;
  if (type === null) return null;
  const place = addressOf(row);
  const kind = nameIn(subjectNames, type);
  const title = name ?? subject?.title ?? null;
  const facts = [...(title === null || subject === null ? [] : [kind]), ...(subject ? factsOf(subject, format) : [])];
  return (
    <span className="who__text">
      <span>{place === undefined ? (title ?? kind) : <Link to={place}>{title ?? kind}</Link>}</span>
      {facts.length > 0 && <span className="who__small">{facts.join(', ')}</span>}
      {id !== null && onNarrow && (
        <button type="button" className="log-narrow" onClick={() => onNarrow(id)}>
          {subjectTexts.onlyThisRecord}
        </button>
      )}
    </span>
  );
}
