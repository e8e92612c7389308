import { type ReactNode, useState } from 'react';
import { useList, useRead } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { Link, useRouteParam, useSearch } from '../../../router.tsx';
import { sayAmount } from '../../../texts/leave/amounts.ts';
import { personTexts, policyTexts as texts, sayEntry } from '../../../texts/leave/policy.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { Failure, Skeleton } from '../../../ui/notice.tsx';
import { Facts, Page, Panel, Swatch } from '../../../ui/page.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { type Balance, type LedgerEntry, saySigned } from './record.ts';
import { useYear, YearSelect } from './year-select.tsx';
import '../leave.css';

/** The balances of one person in a year, and every entry behind one of them. */
export function Screen(): ReactNode {
  const id = useRouteParam();
  const format = useFormat();
  const [year] = useYear();
  const to = year === Number(format.today().slice(0, 4)) ? '/leave-balances' : `/leave-balances?year=${year}`;
  return <BalancesOf id={id} title={personTexts.leave} back={{ to, label: texts.title }} />;
}

/** The same for those who may see them: everyone may see their own. */
export function BalancesOf({
  id,
  title,
  back,
}: {
  readonly id: string;
  readonly title: (name: string) => string;
  readonly back: { readonly to: string; readonly label: string };
}): ReactNode {
  const [year] = useYear();
  const [search, change] = useSearch<'type' | 'year'>();
  const balances = useRead('/leave-balances', { query: { user_id: id, year } }, { keepsPrevious: true });
  const [isAdjusting, setIsAdjusting] = useState(false);
  const all = balances.data?.balances ?? [];
  const chosen = all.find(({ leave_type: type }) => type.id === search.type) ?? all.find(isLimited) ?? all[0];
  const name = balances.nameOf(id) ?? '';
  return (
    <Page
      title={name === '' ? texts.title : title(name)}
      back={back}
      actions={
        balances.data?.can?.includes('leaveAdjustments.create') === true &&
        all.some(isLimited) && (
          <Button kind="primary" onClick={() => setIsAdjusting(true)}>
            {texts.adjustBalance}
          </Button>
        )
      }
    >
      {balances.error !== null && <Failure error={balances.error} retry={balances.reload} />}
      {balances.isLoading && <Skeleton lines={5} />}
      {balances.data && (
        <Panel title={personTexts.balancesOf(year)} actions={<YearSelect />}>
          <ul className="balance-choice">
            {all.map((balance) => (
              <li key={balance.leave_type.id}>
                <button
                  type="button"
                  aria-pressed={balance === chosen}
                  onClick={() => change({ type: balance.leave_type.id })}
                >
                  <Swatch color={balance.leave_type.color}>{balance.leave_type.name}</Swatch>
                  <strong>
                    {balance.available === null
                      ? texts.noLimit
                      : personTexts.left(sayAmount(balance.available, balance.unit))}
                  </strong>
                </button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {chosen && <Ledger userId={id} year={year} balance={chosen} />}
      {isAdjusting && chosen && (
        <AdjustDialog
          person={{ id, name }}
          year={year}
          balances={all.filter(isLimited)}
          typeId={isLimited(chosen) ? chosen.leave_type.id : (all.find(isLimited)?.leave_type.id ?? '')}
          onClose={() => setIsAdjusting(false)}
        />
      )}
    </Page>
  );
}

const isLimited = ({ available }: Balance): boolean => available !== null;

function Ledger({
  userId,
  year,
  balance,
}: {
  readonly userId: string;
  readonly year: number;
  readonly balance: Balance;
}): ReactNode {
  const format = useFormat();
  const list = useList('/leave-balances/ledger', {
    query: { user_id: userId, leave_type_id: balance.leave_type.id, year },
  });
  const columns: readonly TableColumn<LedgerEntry>[] = [
    {
      id: 'what',
      title: personTexts.whatHappened,
      kind: 'lead',
      cell: (entry) =>
        entry.leave_request_id !== null && entry.leave_start_date !== null && entry.leave_end_date !== null ? (
          <Link to={`/time-off/${entry.leave_request_id}`} className="row-link">
            {personTexts.entryOfLeave(sayEntry(entry), format.days(entry.leave_start_date, entry.leave_end_date))}
          </Link>
        ) : (
          sayEntry(entry)
        ),
    },
    { id: 'reason', title: texts.reason, cell: (entry) => entry.reason },
    { id: 'by', title: personTexts.by, cell: (entry) => list.nameOf(entry.created_by_id) ?? personTexts.byTheRules },
    {
      id: 'when',
      title: personTexts.entered,
      usual: 'descending',
      cell: (entry) => (entry.created_at === null ? personTexts.due : format.instant(entry.created_at)),
    },
    {
      id: 'amount',
      title: balance.unit === 'HOURS' ? personTexts.hours : personTexts.days,
      kind: 'number',
      cell: (entry) => saySigned(format, entry.amount),
    },
  ];
  return (
    <>
      <Panel title={`${balance.leave_type.name}, ${year}`} note={<Sum balance={balance} />}>
        <Facts
          facts={[
            [personTexts.givenSoFar, sayAmount(balance.accrued, balance.unit)],
            [personTexts.broughtOver, sayAmount(balance.carried_over, balance.unit)],
            [personTexts.adjusted, sayAmount(balance.adjusted, balance.unit)],
            [personTexts.takenOrBooked, sayAmount(balance.taken, balance.unit)],
            [personTexts.waitingForADecision, sayAmount(balance.pending, balance.unit)],
          ]}
        />
      </Panel>
      <DataTable
        label={texts.ledger}
        list={list}
        columns={columns}
        keyOf={(entry) => entry.id ?? `due ${String((list.rows ?? []).indexOf(entry))}`}
        noun={personTexts.noun}
        empty={personTexts.empty}
      />
    </>
  );
}

function Sum({ balance }: { readonly balance: Balance }): ReactNode {
  if (balance.available === null) return personTexts.unlimitedWhatIsTaken;
  const left = sayAmount(balance.available, balance.unit);
  return personTexts.leftWhatWasGiven(left);
}
