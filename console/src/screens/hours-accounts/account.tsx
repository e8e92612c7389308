import { type ReactNode, useState } from 'react';
import { type Data, fixedList, type Read, useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useRouteParam, useSearch } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { accountEntryTexts, accountTexts as texts } from '../../texts/hours-accounts.ts';
import { timeTexts } from '../../texts/time.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Notice, State } from '../../ui/notice.tsx';
import { Facts, Page, Panel } from '../../ui/page.tsx';
import { PendingPanel } from '../../ui/pending.tsx';
import { MyTimeTabs } from '../time/tabs.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { signed } from './signed.ts';
import '../../ui/field.css';
import './hours-accounts.css';

type Account = Data<'/hours-accounts'>;
type Week = Account['weeks'][number];
type Day = Week['days'][number];
type Month = Account['months'][number];

/** The account of one person, with how it came about; one's own among one's time. */
export function Screen(): ReactNode {
  const id = useRouteParam();
  const { user } = useSession();
  const can = useCan();
  const [search] = useSearch<'month'>();
  const account = useRead('/hours-accounts', { query: { user_id: id, month: search.month } }, { keepsPrevious: true });
  const [isEntering, setIsEntering] = useState(false);
  const name = account.nameOf(id) ?? '';
  const body =
    account.data === undefined ? <PendingPanel read={account} /> : <Body account={account.data} read={account} />;
  if (id === user.id) {
    return (
      <Page title={timeTexts.title} tab={texts.tab}>
        <MyTimeTabs current={`/hours-accounts/${id}`} />
        {body}
      </Page>
    );
  }
  return (
    <Page
      title={name === '' ? texts.title : texts.titleOf(name)}
      {...(can('hoursAccounts.list') && { back: { to: '/hours-accounts', label: texts.title } })}
      actions={
        account.data?.is_kept === true &&
        account.data.can?.includes('hoursAccountEntries.create') === true && (
          <Button kind="primary" onClick={() => setIsEntering(true)}>
            {accountEntryTexts.enter}
          </Button>
        )
      }
    >
      {body}
      {isEntering && account.data && (
        <EntryDialog
          person={{ id, name }}
          balance={account.data.balance_minutes}
          onClose={() => setIsEntering(false)}
        />
      )}
    </Page>
  );
}

function Body({
  account,
  read,
}: {
  readonly account: Account;
  readonly read: Pick<Read<unknown>, 'nameOf'>;
}): ReactNode {
  const format = useFormat();
  if (!account.is_kept) {
    return (
      <div className="panel">
        <State icon="info" title={texts.notKept}>
          {texts.notKeptWhy}
        </State>
      </div>
    );
  }
  const { balance_minutes: balance, begins_on: begins, counted_through: through, cap_minutes: cap } = account;
  return (
    <>
      <Panel
        title={texts.balance}
        note={
          begins === null
            ? undefined
            : through === null
              ? texts.notBegun(format.day(begins))
              : texts.counted(format.day(begins), format.day(through))
        }
      >
        <p className="account-balance">
          <strong className="tabular">{signed(format, balance)}</strong>
          <span className="quiet">{balance > 0 ? texts.more : balance < 0 ? texts.less : texts.even}</span>
        </p>
        {account.is_over_cap && cap !== null && (
          <Notice tone="warning">
            {account.cap === 'CUT' ? texts.overCapCut(format.minutes(cap)) : texts.overCap(format.minutes(cap))}
          </Notice>
        )}
      </Panel>
      {account.months.length > 0 && (
        <>
          <MonthPanel account={account} nameOf={read.nameOf} />
          <Months months={account.months} />
        </>
      )}
    </>
  );
}

function MonthSelect({ account }: { readonly account: Account }): ReactNode {
  const format = useFormat();
  const [, change] = useSearch<'month'>();
  const last = account.months.at(-1)?.month;
  return (
    <label className="account-month">
      <span>{texts.month}</span>
      <span className="select">
        <select
          className="control"
          value={account.month}
          onChange={(event) => change({ month: event.target.value === last ? undefined : event.target.value })}
        >
          {account.months.toReversed().map(({ month }) => (
            <option key={month} value={month}>
              {format.month(`${month}-01`)}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

function MonthPanel({
  account,
  nameOf,
}: {
  readonly account: Account;
  readonly nameOf: (id: string | null) => string | null;
}): ReactNode {
  const format = useFormat();
  const month = account.months.find((one) => one.month === account.month);
  return (
    <Panel title={texts.howItCameAbout} note={texts.explained} actions={<MonthSelect account={account} />}>
      {month && (
        <Facts
          facts={[
            [texts.before, signed(format, month.balance_before_minutes)],
            [texts.worked, format.minutes(month.worked_minutes)],
            [texts.expected, format.minutes(month.expected_minutes)],
            [texts.entered, signed(format, month.entered_minutes)],
            ...(month.cut_minutes === 0 ? [] : [[texts.cut, signed(format, month.cut_minutes)] as const]),
            [texts.after, signed(format, month.balance_minutes)],
          ]}
        />
      )}
      <div className="account-weeks">
        {account.weeks
          .filter(({ week_start: start }) => start <= format.today())
          .map((week) => (
            <WeekTable key={week.week_start} week={week} />
          ))}
      </div>
      <h3>{texts.entries}</h3>
      {account.entries.length === 0 ? (
        <p className="quiet">{texts.noEntries}</p>
      ) : (
        <ul className="account-entries">
          {account.entries.map((entry) => (
            <li key={entry.id}>
              <strong className="tabular">{signed(format, entry.minutes)}</strong>
              <span>
                {texts.kinds[entry.kind]}
                {entry.leave_type_id !== null && ` (${nameOf(entry.leave_type_id) ?? ''})`}
                {entry.reason !== null && <span className="account-entries__why">{entry.reason}</span>}
                <span className="quiet">
                  {texts.entryBy(nameOf(entry.created_by_id) ?? texts.somebody, format.day(entry.date))}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** What takes hours off a day, in words. */
function Why({ day }: { readonly day: Day }): ReactNode {
  const format = useFormat();
  const words = [
    ...(day.is_holiday ? [texts.holiday] : []),
    ...(day.leave_minutes > 0 ? [texts.leave(format.minutes(day.leave_minutes))] : []),
    ...(day.contract_minutes === 0 && !day.is_holiday ? [texts.dayOff] : []),
    ...(day.is_counted ? [] : [texts.notCounted]),
  ];
  return words.length === 0 ? null : <span className="account-why quiet">{words.join(', ')}</span>;
}

function WeekTable({ week }: { readonly week: Week }): ReactNode {
  const format = useFormat();
  const title = texts.week(format.day(week.week_start));
  return (
    <table className="account-week" aria-label={title}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.expected}</th>
          <th scope="col">{texts.worked}</th>
          <th scope="col">{texts.difference}</th>
        </tr>
      </thead>
      <tbody>
        {week.days.map((day) => (
          <tr key={day.date} className={day.is_outside ? 'account-week__outside' : undefined}>
            <th scope="row">
              {format.shortDay(day.date)} <Why day={day} />
            </th>
            <td>{format.minutes(day.expected_minutes)}</td>
            <td>{format.minutes(day.worked_minutes)}</td>
            <td>{day.is_counted ? signed(format, day.difference_minutes) : '–'}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.sum}</th>
          <td>{format.minutes(week.expected_minutes)}</td>
          <td>{format.minutes(week.worked_minutes)}</td>
          <td>{signed(format, week.difference_minutes)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Months({ months }: { readonly months: readonly Month[] }): ReactNode {
  const format = useFormat();
  const number = (id: string, title: string, of: (month: Month) => string): TableColumn<Month> => ({
    id,
    title,
    kind: 'number',
    cell: of,
  });
  const columns: readonly TableColumn<Month>[] = [
    { id: 'month', title: texts.month, kind: 'lead', cell: ({ month }) => format.month(`${month}-01`) },
    number('expected', texts.expected, (month) => format.minutes(month.expected_minutes)),
    number('worked', texts.worked, (month) => format.minutes(month.worked_minutes)),
    number('entered', texts.entered, (month) => signed(format, month.entered_minutes)),
    number('cut', texts.cut, (month) => signed(format, month.cut_minutes)),
    number('balance', texts.after, (month) => signed(format, month.balance_minutes)),
  ];
  return (
    <DataTable
      label={texts.months}
      list={fixedList(months.toReversed())}
      columns={columns}
      keyOf={({ month }) => month}
      noun={texts.monthsNoun}
    />
  );
}
