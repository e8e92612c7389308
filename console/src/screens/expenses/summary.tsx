import type { ReactNode } from 'react';
import { type Format, useFormat } from '../../format.ts';
import { expensesTexts, statusNames, summaryTexts } from '../../texts/expenses.ts';
import { type Names, Panel, Status } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { sayDecider } from '../approvals/say-decider.ts';
import { type Report, type ReportStatus, statusTones } from './record.ts';
import './expenses.css';

export const ReportStatusLabel = ({ status }: { readonly status: ReportStatus }): ReactNode => {
  const tone = statusTones[status];
  return <Status {...(tone !== undefined && { tone })}>{statusNames[status]}</Status>;
};

/** What the server worked out, and never a sum of our own. */
export function Totals({
  report,
  isChanged,
}: {
  readonly report: Report | null;
  readonly isChanged: boolean;
}): ReactNode {
  const format = useFormat();
  if (!report) {
    return (
      <Panel title={expensesTexts.total}>
        <p className="quiet">{expensesTexts.totalAfterSaving}</p>
      </Panel>
    );
  }
  const money = (amount: number): string => format.money(amount, report.currency);
  const parts: readonly [string, number][] = [
    [summaryTexts.expenses, report.total_expenses],
    [summaryTexts.dailyAllowances, report.total_per_diems],
    [summaryTexts.mileage, report.total_mileage],
    [summaryTexts.taxesWithin, report.total_tax],
  ];
  return (
    <Panel title={expensesTexts.total} {...(isChanged && { note: expensesTexts.totalBeforeChanges })}>
      <dl className="totals" aria-label={summaryTexts.totals}>
        {parts
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        <div className="totals__grand">
          <dt>{expensesTexts.total}</dt>
          <dd>{money(report.grand_total)}</dd>
        </div>
      </dl>
    </Panel>
  );
}

interface Step {
  readonly said: string;
  readonly at: string;
  readonly note: string | null;
}

/** Who is to decide or has decided, and in whose place. */
export function sayApprover({ approver, on_behalf_of_id: absent }: Report, nameOf: Names['nameOf']): string | null {
  if (approver === null) return null;
  const named = (id: string | null): string | null => (id === approver.id ? fullName(approver) : nameOf(id));
  return sayDecider(named, approver.id, absent);
}

function stepsOf(report: Report, nameOf: Names['nameOf'], format: Format): Step[] {
  const approver = sayApprover(report, nameOf);
  const steps: Step[] = [
    { said: summaryTexts.startedBy(fullName(report.submitted_by)), at: report.created_at, note: null },
  ];
  if (report.submitted_at !== null) {
    const isAsked = report.status === 'SUBMITTED' && report.approvals.length === 0;
    const asked = isAsked && approver !== null ? summaryTexts.decides(approver) : null;
    steps.push({ said: summaryTexts.submitted, at: report.submitted_at, note: asked });
  }
  if (report.status === 'PENDING_APPROVAL' && approver !== null && report.approvals.length === 0) {
    steps.push({ said: summaryTexts.looksAtIt(approver), at: report.updated_at, note: null });
  }
  if (report.approved_at !== null) {
    const said = approver === null ? summaryTexts.approvedByTheOrganizationsRule : summaryTexts.approvedBy(approver);
    steps.push({ said, at: report.approved_at, note: report.approver_notes });
  }
  if (report.status === 'REJECTED') {
    const said = approver === null ? summaryTexts.rejected : summaryTexts.rejectedBy(approver);
    steps.push({ said, at: report.updated_at, note: report.rejection_reason });
  }
  if (report.paid_at !== null) {
    const how = [report.payment_method, report.payment_reference].filter((part) => part !== null).join(', ');
    steps.push({ said: summaryTexts.paidOn(format.day(format.dayOf(report.paid_at))), at: report.paid_at, note: how });
  }
  return steps;
}

/** How the report came to where it stands, oldest first. */
export function History({ report, nameOf }: { readonly report: Report; readonly nameOf: Names['nameOf'] }): ReactNode {
  const format = useFormat();
  return (
    <Panel title={summaryTexts.history}>
      <ol className="history">
        {stepsOf(report, nameOf, format).map(({ said, at, note }) => (
          <li key={said}>
            <div>{said}</div>
            {note !== null && note !== '' && <div className="history__note">{note}</div>}
            <time className="quiet" dateTime={at} title={format.instantInFull(at)}>
              {format.instant(at)}
            </time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
