import type { ReactNode } from 'react';
import { useList, useRead } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { Link, useSearch } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { sayAmount, sayLength, sayWhen, statusNames } from '../../texts/leave/requests.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Meter } from '../../ui/charts.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Page, Panel, Swatch } from '../../ui/page.tsx';
import { optionsOf } from '../../words.ts';
import { SubscribeButton } from '../calendar/subscribe.tsx';
import { LeaveActions, LeaveStatus } from './parts.tsx';
import { type Balance, type Leave } from './record.ts';
import './leave.css';

/** What I have left, and what became of my requests. */
export function Screen(): ReactNode {
  const can = useCan();
  const { user } = useSession();
  const [search] = useSearch<'status'>();
  const query = { user_id: user.id, status: search.status as Leave['status'] | undefined };
  const list = useList('/leaves', { query });
  return (
    <Page
      title="Time off"
      actions={
        <>
          <SubscribeButton offers={['MY_LEAVE', 'TEAM_LEAVE']} />
          {can('leaves.create') && (
            <ButtonLink to="/time-off/new" kind="primary" icon="plus">
              Book time off
            </ButtonLink>
          )}
        </>
      }
    >
      <Balances />
      <DataTable
        label="My requests"
        list={list}
        columns={useColumns(list.nameOf)}
        keyOf={({ id }) => id}
        noun={['request', 'requests']}
        viewsOf="leaves.list"
        tools={<ExportButton kind="leave" query={query} />}
        filters={[{ name: 'status', label: 'State', any: 'Any state', options: optionsOf(statusNames) }]}
        empty={{
          title: 'No time off yet',
          text: 'What you book appears here, with who decided and when.',
        }}
      />
    </Page>
  );
}

function useColumns(nameOf: (id: string | null) => string | null): readonly TableColumn<Leave>[] {
  const format = useFormat();
  return [
    {
      id: 'when',
      title: 'When',
      kind: 'lead',
      cell: (leave) => (
        <Link to={`/time-off/${leave.id}`} className="row-link">
          {sayWhen(format, leave)}
        </Link>
      ),
    },
    {
      id: 'type',
      title: 'Type',
      cell: (leave) => <Swatch color={leave.leave_type.color}>{leave.leave_type.name}</Swatch>,
    },
    { id: 'length', title: 'Length', kind: 'number', cell: (leave) => sayLength(format, leave) },
    { id: 'state', title: 'State', cell: (leave) => <LeaveStatus leave={leave} /> },
    { id: 'decided', title: 'Decided by', cell: (leave) => sayDecided(format, leave, nameOf) },
    {
      id: 'actions',
      title: 'Actions',
      kind: 'actions',
      cell: (leave) => (
        <LeaveActions
          isSmall
          leave={{
            id: leave.id,
            status: leave.status,
            isCancellationAsked: leave.cancellation_requested_at !== null,
            can: leave.can ?? [],
            name: null,
          }}
        />
      ),
    },
  ];
}

function sayDecided(format: Format, leave: Leave, nameOf: (id: string | null) => string | null): string | null {
  if (leave.decided_at === null) return null;
  const day = format.day(format.dayOf(leave.decided_at));
  if (leave.decided_by_id === null) return `Needed no decision, ${day}`;
  return `${nameOf(leave.decided_by_id) ?? 'Somebody in charge'}, ${day}`;
}

function Balances(): ReactNode {
  const format = useFormat();
  const [search, change] = useSearch<'year'>();
  const thisYear = Number(format.today().slice(0, 4));
  const year = search.year === undefined ? thisYear : Number(search.year);
  const balances = useRead('/leave-balances', { query: { year } }, { keepsPrevious: true });
  const limited = balances.data?.balances.filter(({ available }) => available !== null) ?? [];
  const unlimited = balances.data?.balances.filter(({ available }) => available === null) ?? [];
  return (
    <Panel
      title="Balances"
      actions={
        <span className="select">
          <select
            className="control"
            aria-label="Year of the balances"
            value={year}
            onChange={({ target }) => change({ year: target.value === String(thisYear) ? undefined : target.value })}
          >
            {[thisYear - 1, thisYear, thisYear + 1].map((one) => (
              <option key={one} value={one}>
                {one === thisYear ? `${one}, this year` : one === thisYear + 1 ? `${one}, next year` : one}
              </option>
            ))}
          </select>
        </span>
      }
    >
      {balances.error !== null && <Failure error={balances.error} retry={balances.reload} />}
      {balances.isLoading && <Skeleton lines={3} />}
      {balances.data && (
        <div className="balances">
          {limited.map((balance) => (
            <BalanceMeter key={balance.leave_type.id} balance={balance} />
          ))}
        </div>
      )}
      {unlimited.length > 0 && (
        <ul className="balances__free">
          {unlimited.map(({ leave_type: type, taken, unit }) => (
            <li key={type.id}>
              <Swatch color={type.color}>
                {type.name}: no limit, {sayAmount(format, taken, unit)} taken
              </Swatch>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function BalanceMeter({ balance }: { readonly balance: Balance }): ReactNode {
  const format = useFormat();
  const { leave_type: type, available, taken, pending, carried_over: carried, unit } = balance;
  const left = available ?? 0;
  const whole = Math.max(left, 0) + taken + pending;
  const parts = [
    `${sayAmount(format, taken, unit)} taken or booked`,
    ...(pending > 0 ? [`${sayAmount(format, pending, unit)} waiting for a decision`] : []),
    ...(carried > 0 ? [`${sayAmount(format, carried, unit)} brought over from last year`] : []),
  ];
  return (
    <div className="balance">
      <Meter
        label={type.name}
        value={left}
        max={whole}
        said={
          <strong>
            {left < 0 ? `${sayAmount(format, -left, unit)} overdrawn` : `${sayAmount(format, left, unit)} left`}
          </strong>
        }
        tone={left <= 0 ? 'danger' : 'accent'}
      />
      <p className="quiet">{parts.join(' · ')}</p>
    </div>
  );
}
