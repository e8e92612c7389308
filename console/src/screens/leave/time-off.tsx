import type { ReactNode } from 'react';
import { type Data, type Read, useList, useRead } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { Link, useSearch } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { sayAmount } from '../../texts/leave/amounts.ts';
import { bookTexts, illTexts, sayLength, sayWhen, statusNames, timeOffTexts } from '../../texts/leave/requests.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Meter } from '../../ui/charts.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Page, Panel, Swatch } from '../../ui/page.tsx';
import { optionsOf } from '../../words.ts';
import { sayDecider } from '../approvals/say-decider.ts';
import { SubscribeButton } from '../calendar/subscribe.tsx';
import { AddLeaveTypes } from './add-types.tsx';
import { LeaveActions, LeaveStatus } from './parts.tsx';
import { type Balance, type Leave } from './record.ts';
import '../../ui/field.css';
import './leave.css';

/** What I have left, and what became of my requests. */
export function Screen(): ReactNode {
  const can = useCan();
  const { user, uses } = useSession();
  const [search] = useSearch<'status' | 'year'>();
  const format = useFormat();
  const year = Number(search.year ?? format.today().slice(0, 4));
  const balances = useRead('/leave-balances', { query: { year } }, { keepsPrevious: true });
  const query = { user_id: user.id, status: search.status as Leave['status'] | undefined };
  const list = useList('/leaves', { query });
  const columns = useColumns(list.nameOf);
  return (
    <Page
      title={timeOffTexts.timeOff}
      actions={
        <>
          {can('leaves.create') && uses.illness && <ButtonLink to="/time-off/new?ill=1">{illTexts.title}</ButtonLink>}
          <SubscribeButton offers={['MY_LEAVE', 'TEAM_LEAVE']} />
          {can('leaves.create') && (
            <ButtonLink to="/time-off/new" kind="primary" icon="plus">
              {timeOffTexts.bookTimeOff}
            </ButtonLink>
          )}
        </>
      }
    >
      <Balances year={year} read={balances} />
      {/* What stands above has its height first. */}
      {!balances.isLoading && (
        <DataTable
          label={timeOffTexts.myRequests}
          list={list}
          columns={columns}
          keyOf={({ id }) => id}
          noun={timeOffTexts.noun}
          viewsOf="leaves.list"
          tools={<ExportButton kind="leave" query={query} />}
          filters={[
            { name: 'status', label: timeOffTexts.state, any: timeOffTexts.anyState, options: optionsOf(statusNames) },
          ]}
          empty={timeOffTexts.empty}
        />
      )}
    </Page>
  );
}

function useColumns(nameOf: (id: string | null) => string | null): readonly TableColumn<Leave>[] {
  const format = useFormat();
  return [
    {
      id: 'when',
      title: timeOffTexts.when,
      kind: 'lead',
      order: (leave) => leave.start_date,
      usual: 'descending',
      cell: (leave) => (
        <Link to={`/time-off/${leave.id}`} className="row-link">
          {sayWhen(format, leave)}
        </Link>
      ),
    },
    {
      id: 'type',
      title: timeOffTexts.type,
      isPlain: true,
      cell: (leave) => <Swatch color={leave.leave_type.color}>{leave.leave_type.name}</Swatch>,
    },
    { id: 'length', title: timeOffTexts.length, kind: 'number', isPlain: true, cell: (leave) => sayLength(leave) },
    { id: 'state', title: timeOffTexts.state, isPlain: true, cell: (leave) => <LeaveStatus leave={leave} /> },
    { id: 'decided', title: timeOffTexts.decidedBy, cell: (leave) => sayDecided(format, leave, nameOf) },
    {
      id: 'actions',
      title: timeOffTexts.actions,
      kind: 'actions',
      cell: (leave) => (
        <LeaveActions
          isSmall
          leave={{
            id: leave.id,
            status: leave.status,
            isCancellationAsked: leave.cancellation_requested_at !== null,
            can: leave.can ?? [],
            hasSteps: leave.approvals.length > 0,
            version: leave.version,
            person: null,
          }}
        />
      ),
    },
  ];
}

function sayDecided(format: Format, leave: Leave, nameOf: (id: string | null) => string | null): string | null {
  if (leave.decided_at === null) return null;
  const day = format.day(format.dayOf(leave.decided_at));
  if (leave.decided_by_id === null) return timeOffTexts.neededNoDecision(day);
  const decider = sayDecider(nameOf, leave.decided_by_id, leave.on_behalf_of_id);
  return `${decider ?? timeOffTexts.somebodyInCharge}, ${day}`;
}

function Balances({
  year,
  read: balances,
}: {
  readonly year: number;
  readonly read: Read<Data<'/leave-balances'>>;
}): ReactNode {
  const format = useFormat();
  const [, change] = useSearch<'year'>();
  const thisYear = Number(format.today().slice(0, 4));
  const limited = balances.data?.balances.filter(({ available }) => available !== null) ?? [];
  const unlimited = balances.data?.balances.filter(({ available }) => available === null) ?? [];
  return (
    <Panel
      title={timeOffTexts.balances}
      actions={
        <span className="select">
          <select
            className="control"
            aria-label={timeOffTexts.yearOfTheBalances}
            value={year}
            onChange={({ target }) => change({ year: target.value === String(thisYear) ? undefined : target.value })}
          >
            {[thisYear - 1, thisYear, thisYear + 1].map((one) => (
              <option key={one} value={one}>
                {one === thisYear
                  ? timeOffTexts.thisYear(one)
                  : one === thisYear + 1
                    ? timeOffTexts.nextYear(one)
                    : one}
              </option>
            ))}
          </select>
        </span>
      }
    >
      {balances.error !== null && <Failure error={balances.error} retry={balances.reload} />}
      {balances.isLoading && <Skeleton lines={3} />}
      {balances.data?.balances.length === 0 && (
        <>
          <p className="quiet">{bookTexts.yourOrganizationHasNoTypes}</p>
          <AddLeaveTypes />
        </>
      )}
      {limited.length > 0 && (
        <div className="balances">
          {limited.map((balance) => (
            <BalanceMeter key={balance.leave_type.id} balance={balance} year={year} />
          ))}
        </div>
      )}
      {unlimited.length > 0 && (
        <ul className="balances__free">
          {unlimited.map(({ leave_type: type, taken, unit }) => (
            <li key={type.id}>
              <Swatch color={type.color}>{timeOffTexts.noLimitTaken(type.name, sayAmount(taken, unit))}</Swatch>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function BalanceMeter({ balance, year }: { readonly balance: Balance; readonly year: number }): ReactNode {
  const { leave_type: type, available, taken, pending, carried_over: carried, unit } = balance;
  const left = available ?? 0;
  const whole = Math.max(left, 0) + taken + pending;
  const parts = [
    timeOffTexts.takenOrBooked(sayAmount(taken, unit)),
    ...(pending > 0 ? [timeOffTexts.waitingForADecision(sayAmount(pending, unit))] : []),
    ...(carried > 0 ? [timeOffTexts.broughtOverFromLastYear(sayAmount(carried, unit))] : []),
  ];
  return (
    <div className="balance">
      <Meter
        label={type.name}
        value={left}
        max={whole}
        said={
          <strong>
            {left < 0 ? timeOffTexts.overdrawn(sayAmount(-left, unit)) : timeOffTexts.left(sayAmount(left, unit))}
          </strong>
        }
        tone={left <= 0 ? 'danger' : 'accent'}
      />
      <p className="quiet">
        {parts.join(' · ')}
        {' · '}
        <Link to={`/time-off/balances?year=${String(year)}&type=${type.id}`}>
          {timeOffTexts.howItCameAbout}
          <span className="only-read-aloud"> {type.name}</span>
        </Link>
      </p>
    </div>
  );
}
