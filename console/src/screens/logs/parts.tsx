import type { ReactNode } from 'react';
import { sayInstantPrecisely } from '../../dates.ts';
import type { AuditRow } from '../../records.ts';
import { Link } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { TextField } from '../../ui/field.tsx';
import { Tabs } from '../../ui/page.tsx';
import type { Column } from '../../ui/table.tsx';
import { surfaceNames } from '../../words.ts';

type Trace = Pick<AuditRow, 'at' | 'actor' | 'surface' | 'ip' | 'token_id' | 'request_id'>;

export const whenColumn: Column<Trace> = {
  title: 'When',
  cell: (row) => <span className="nowrap">{sayInstantPrecisely(row.at)}</span>,
};

function nameOf(actor: Trace['actor']): string {
  if (actor === null) return 'The installation';
  const name = [actor.first_name, actor.last_name].filter(Boolean).join(' ');
  return name === '' ? 'An erased person' : name;
}

/** As words alone: the person who reads their own log may not see the others' records. */
export const nameColumn: Column<Trace> = { title: 'Who looked', cell: ({ actor }) => nameOf(actor) };

export const whoColumn: Column<Trace> = {
  title: 'Who',
  cell: ({ actor }) =>
    actor === null ? (
      <span className="quiet">{nameOf(actor)}</span>
    ) : (
      <Link to={`/people/${actor.id}`}>{nameOf(actor)}</Link>
    ),
};

/** By which way in, and from where; all there is to trace it. */
export const originColumn: Column<Trace> = {
  title: 'From',
  cell: (row) => (
    <span className="who__text" title={[row.request_id, row.token_id].filter(Boolean).join('\n')}>
      <span>{surfaceNames[row.surface]}</span>
      {row.ip !== null && <span className="who__small mono">{row.ip}</span>}
    </span>
  ),
};

export function LogTabs({ current }: { readonly current: string }): ReactNode {
  const can = useCan();
  const tabs = [
    ...(can('auditLog.list') ? [{ to: '/logs/audit', label: 'Audit log' }] : []),
    ...(can('sensitiveAccessLog.list') ? [{ to: '/logs/access', label: 'Access to private data' }] : []),
  ];
  return <Tabs label="Logs" tabs={tabs} current={current} />;
}

/** First and last day, as filters in the address. */
export function WindowFields({
  query,
  change,
}: {
  readonly query: URLSearchParams;
  readonly change: (changes: Readonly<Record<string, string>>) => void;
}): ReactNode {
  const bind = (name: string) => ({
    name,
    value: query.get(name) ?? '',
    error: null,
    set: (value: string) => change({ [name]: value }),
  });
  return (
    <>
      <TextField field={bind('start_date')} label="From day" type="date" />
      <TextField field={bind('end_date')} label="To day" type="date" />
    </>
  );
}

export const windowOf = (query: URLSearchParams): { start_date: string; end_date: string } => ({
  start_date: query.get('start_date') ?? '',
  end_date: query.get('end_date') ?? '',
});
