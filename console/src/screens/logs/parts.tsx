import type { ReactNode } from 'react';
import type { Item } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { holderName, isServiceAccount } from '../../holder.ts';
import { Link, useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { surfaceNames } from '../../texts/log-names.ts';
import { partsTexts } from '../../texts/logs.ts';
import { Button } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import type { TableColumn } from '../../ui/data-table.tsx';
import { Tabs } from '../../ui/page.tsx';
import '../../ui/field.css';

export type AuditRow = Item<'/audit-log'>;
export type AccessRow = Item<'/sensitive-access-log'>;
type Trace = Pick<AuditRow, 'at' | 'actor' | 'surface'> & Partial<Pick<AuditRow, 'ip' | 'token_id'>>;

function nameOf(actor: Trace['actor']): string {
  if (actor === null) return partsTexts.theInstallation;
  const { id, first_name, last_name } = actor;
  return first_name === null || last_name === null
    ? partsTexts.anErasedPerson
    : holderName({ id, first_name, last_name });
}

export const whenColumn = (format: Format): TableColumn<Trace> => ({
  id: 'at',
  title: partsTexts.when,
  usual: 'descending',
  cell: ({ at }) => (
    <span className="nowrap" title={format.instantInFull(at)}>
      {format.instant(at)}
    </span>
  ),
});

export const whoColumn: TableColumn<Trace> = {
  id: 'who',
  title: partsTexts.who,
  cell: ({ actor }) =>
    actor === null ? (
      <span className="quiet">{nameOf(actor)}</span>
    ) : (
      <Link to={isServiceAccount(actor.id) ? `/developers/service-accounts/${actor.id}` : `/people/${actor.id}`}>
        {nameOf(actor)}
      </Link>
    ),
};

/** By which way in, from where, and with which token. */
export const originColumn = (tokenName: (id: string | null | undefined) => string | null): TableColumn<Trace> => ({
  id: 'origin',
  title: partsTexts.from,
  cell: ({ surface, ip, token_id }) => {
    const token = tokenName(token_id);
    return (
      <span className="who__text">
        <span>{token === null ? surfaceNames[surface] : `${surfaceNames[surface]}, ${token}`}</span>
        {ip != null && <span className="who__small mono">{ip}</span>}
      </span>
    );
  },
});

export function LogTabs({ current }: { readonly current: string }): ReactNode {
  const can = useCan();
  const tabs = [
    ...(can('auditLog.list') ? [{ to: '/logs/audit', label: partsTexts.auditLog }] : []),
    ...(can('sensitiveAccessLog.list') ? [{ to: '/logs/access', label: partsTexts.accessToPrivateData }] : []),
  ];
  return <Tabs label={partsTexts.logs} tabs={tabs} current={current} />;
}

/** First and last day, as filters in the address. */
export function WindowFields(): ReactNode {
  const [search, change] = useSearch<'start_date' | 'end_date'>();
  const { today } = useFormat();
  const days = [
    ['start_date', partsTexts.fromDay],
    ['end_date', partsTexts.toDay],
  ] as const;
  return (
    <>
      {days.map(([name, label]) => (
        <label key={name} className="field log-filters__day">
          <span className="field__label">{label}</span>
          <Control
            type="date"
            max={today()}
            value={search[name] ?? ''}
            onChange={(event) => change({ [name]: event.target.value === '' ? undefined : event.target.value })}
          />
        </label>
      ))}
      <Button size="small" onClick={() => change({ start_date: `${today().slice(0, 4)}-01-01`, end_date: undefined })}>
        {partsTexts.thisYear}
      </Button>
    </>
  );
}
