import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { navigate, useRouteParam } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { stepTexts } from '../../texts/approval-steps.ts';
import { expensesTexts, reportTexts, typeNames } from '../../texts/expenses.ts';
import { navigationTexts } from '../../texts/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Facts, type Names, Page, Panel } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { PrintButton } from '../../ui/print.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import { type Deciders, StepsPanel, waitingStep } from '../approvals/steps.tsx';
import { PayDialog, RejectDialog } from './decide-dialogs.tsx';
import { ReceiptsPanel, type ShownReceipt } from './receipts.tsx';
import { payeeOf, type Report } from './record.ts';
import { type Intent, ReportForm } from './report-form.tsx';
import { ReportLines } from './report-lines.tsx';
import { receiptAddress, submittedText, uploadReceipt } from './send.ts';
import { History, ReportStatusLabel, sayApprover, Totals } from './summary.tsx';
import { type Uploads, useUploads } from './use-uploads.ts';
import { bodyOf, type ReportValues, valuesOf } from './values.ts';

export function Screen(): ReactNode {
  const id = useRouteParam();
  const { user } = useSession();
  const can = useCan();
  const { data: report, nameOf, error, reload } = useRead('/expense-reports/{id}', { path: { id } });
  const hasSteps = report !== undefined && report.approvals.length > 0;
  const { data: deciders } = useRead('/expense-reports/{id}/deciders', { path: { id } }, { isEnabled: hasSteps });
  const isOwn = report === undefined || report.submitted_by.id === user.id;
  const back = isOwn
    ? { to: '/expenses', label: expensesTexts.title }
    : can('expenseReports.pay')
      ? { to: '/expenses-to-pay', label: reportTexts.expensesToPay }
      : { to: '/inbox', label: navigationTexts.inbox };
  if (!report) {
    return <PendingPage title={reportTexts.expenseReport} back={back} read={{ error, reload }} />;
  }
  const isOpen = report.can?.includes('expenseReports.update') === true;
  const decider = sayApprover(report, nameOf);
  return (
    <Page
      title={report.title}
      back={back}
      lead={
        <>
          {report.report_number} · <ReportStatusLabel status={report.status} />
          {!isOwn && ` · ${fullName(report.submitted_by)}`}
        </>
      }
      actions={
        <>
          {!isOpen && <PrintButton />}
          <Actions report={report} deciders={deciders} />
        </>
      }
    >
      {report.status === 'REJECTED' && report.rejection_reason !== null && (
        <Notice tone="warning">
          <strong>{decider === null ? reportTexts.rejected : reportTexts.rejectedBy(decider)}</strong>{' '}
          {report.rejection_reason}
        </Notice>
      )}
      {isOpen ? (
        <Editing key={report.id} report={report} nameOf={nameOf} deciders={deciders} />
      ) : (
        <Reading
          report={report}
          nameOf={nameOf}
          deciders={deciders}
          project={nameOf(report.project_id)}
          department={nameOf(report.department_id)}
        />
      )}
    </Page>
  );
}

function useReceiptUploads({ id }: Report): Uploads {
  const queries = useQueryClient();
  return useUploads(async (file, options) => {
    await uploadReceipt(id, file, options);
    await queries.invalidateQueries();
  });
}

/** Receipts come and go at once, whatever is typed beside them. */
function Receipts({ report, uploads }: { readonly report: Report; readonly uploads: Uploads }): ReactNode {
  const [asksAbout, setAsksAbout] = useState<ShownReceipt | null>(null);
  const remove = useWrite('delete', '/expense-reports/{id}/receipts/{receipt_id}');
  const mayAdd = report.can?.includes('expenseReports.addReceipt') === true;
  const mayRemove = report.can?.includes('expenseReports.removeReceipt') === true;
  return (
    <>
      <ReceiptsPanel
        receipts={shownReceipts(report)}
        uploads={mayAdd ? uploads : null}
        onRemove={mayRemove ? setAsksAbout : undefined}
      />
      {asksAbout && (
        <ConfirmDialog
          title={reportTexts.removeTitle(asksAbout.file_name)}
          action={reportTexts.remove}
          onClose={() => setAsksAbout(null)}
          onConfirm={async () => {
            await remove.mutateAsync({ path: { id: report.id, receipt_id: asksAbout.id } });
            setAsksAbout(null);
          }}
        >
          {reportTexts.removeText}
        </ConfirmDialog>
      )}
    </>
  );
}

const shownReceipts = (report: Report): ShownReceipt[] =>
  report.receipts.map((receipt) => ({ ...receipt, address: receiptAddress(report.id, receipt.id) }));

interface ShownReport {
  readonly report: Report;
  readonly nameOf: Names['nameOf'];
  readonly deciders: Deciders | undefined;
}

function Editing({ report, nameOf, deciders }: ShownReport): ReactNode {
  const toast = useToast();
  const update = useWrite('patch', '/expense-reports/{id}');
  const submit = useWrite('post', '/expense-reports/{id}/submit');
  const uploads = useReceiptUploads(report);
  const path = { id: report.id };
  const send = async (values: ReportValues, intent: Intent): Promise<void> => {
    const known = new Set(report.receipts.map(({ id }) => id));
    // A receipt may have been removed while a line still named it.
    const line_items = values.line_items.map((line) =>
      known.has(line.receipt_id) ? line : { ...line, receipt_id: '' },
    );
    // Sent always: the server changes what differs, and nothing if nothing does.
    await update.mutateAsync({ path, body: bodyOf({ ...values, line_items }) });
    toast(intent === 'submit' ? submittedText(await submit.mutateAsync({ path })) : expensesTexts.saved);
  };
  return (
    <ReportForm
      initial={valuesOf(report)}
      report={report}
      receipts={shownReceipts(report)}
      receiptsPanel={<Receipts report={report} uploads={uploads} />}
      uploads={uploads}
      side={
        <>
          <StepsPanel approvals={report.approvals} nameOf={nameOf} deciders={deciders} />
          <History report={report} nameOf={nameOf} />
        </>
      }
      onSend={send}
    />
  );
}

function Reading({
  report,
  nameOf,
  deciders,
  project,
  department,
}: ShownReport & {
  readonly project: string | null;
  readonly department: string | null;
}): ReactNode {
  const format = useFormat();
  const uploads = useReceiptUploads(report);
  const { departure_date: from, return_date: to } = report;
  return (
    <div className="report-layout">
      <div className="report-layout__main">
        <ReportLines report={report} />
        <Receipts report={report} uploads={uploads} />
        <Panel title={reportTexts.about}>
          <Facts
            facts={[
              [reportTexts.settled, typeNames[report.report_type]],
              [reportTexts.trip, from === null ? null : format.days(from, to ?? from)],
              [reportTexts.whyTheyTravelled, report.trip_purpose],
              [reportTexts.project, project],
              [reportTexts.department, department],
              [reportTexts.costCenter, report.cost_center],
              [reportTexts.billable, report.is_billable ? reportTexts.yes : reportTexts.no],
              [reportTexts.payTo, payeeOf(report)],
              [reportTexts.remarks, report.description],
            ]}
          />
        </Panel>
      </div>
      <div className="report-layout__side">
        <Totals report={report} isChanged={false} />
        <StepsPanel approvals={report.approvals} nameOf={nameOf} deciders={deciders} />
        <History report={report} nameOf={nameOf} />
      </div>
    </div>
  );
}

/** What may be done to the report besides changing it. */
function Actions({ report, deciders }: Omit<ShownReport, 'nameOf'>): ReactNode {
  const toast = useToast();
  const [asks, setAsks] = useState<'delete' | 'reject' | 'pay' | 'all' | null>(null);
  const isStepped = waitingStep(report.approvals) !== undefined;
  const isAll = isStepped && deciders?.standing === 'ALL_STEPS';
  // Whose step it is is known before a decision is offered.
  const isKnown = !isStepped || deciders !== undefined;
  const review = useWrite('post', '/expense-reports/{id}/review');
  const approve = useWrite('post', '/expense-reports/{id}/approve');
  const reject = useWrite('post', '/expense-reports/{id}/reject');
  const pay = useWrite('post', '/expense-reports/{id}/pay');
  const remove = useWrite('delete', '/expense-reports/{id}');
  const path = { id: report.id };
  const { version } = report;
  const may = (name: 'delete' | 'review' | 'approve' | 'reject' | 'pay'): boolean =>
    isKnown && report.can?.includes(`expenseReports.${name}`) === true;
  const done = (said: string): void => {
    setAsks(null);
    toast(said);
  };
  return (
    <>
      {may('delete') && (
        <Button kind="quiet-danger" onClick={() => setAsks('delete')}>
          {reportTexts.delete}
        </Button>
      )}
      {may('review') && (
        <Button
          isBusy={review.isPending}
          onClick={() =>
            review.mutate(
              { path, version },
              {
                onSuccess: () => done(reportTexts.takenUp),
                onError: (e) => toast(e.message),
              },
            )
          }
        >
          {reportTexts.takeUp}
        </Button>
      )}
      {may('reject') && <Button onClick={() => setAsks('reject')}>{reportTexts.reject}</Button>}
      {may('approve') && (
        <Button
          kind={isAll ? undefined : 'primary'}
          isBusy={approve.isPending}
          onClick={() =>
            isAll
              ? setAsks('all')
              : approve.mutate(
                  { path, version },
                  {
                    onSuccess: ({ status }) =>
                      done(status === 'PENDING_APPROVAL' ? stepTexts.stepTaken : reportTexts.approved),
                    onError: (e) => toast(e.message),
                  },
                )
          }
        >
          {isAll ? stepTexts.allSteps : reportTexts.approve}
        </Button>
      )}
      {may('pay') && (
        <Button kind="primary" onClick={() => setAsks('pay')}>
          {reportTexts.markAsPaid}
        </Button>
      )}
      {asks === 'reject' && (
        <RejectDialog
          count={1}
          onClose={() => setAsks(null)}
          onSend={(reason) =>
            reject
              .mutateAsync({ path, version, body: { reason, ...(isAll && { all_steps: true }) } })
              .then(() => done(reportTexts.rejected))
          }
        />
      )}
      {asks === 'all' && (
        <ConfirmDialog
          title={stepTexts.allStepsTitle}
          action={stepTexts.allSteps}
          isDangerous={false}
          onClose={() => setAsks(null)}
          onConfirm={async () => {
            await approve.mutateAsync({ path, version, body: { all_steps: true } });
            done(stepTexts.allApproved);
          }}
        >
          {stepTexts.allStepsText}
        </ConfirmDialog>
      )}
      {asks === 'pay' && (
        <PayDialog
          count={1}
          payee={payeeOf(report)}
          onClose={() => setAsks(null)}
          onSend={(body) => pay.mutateAsync({ path, version, body }).then(() => done(reportTexts.markedAsPaid))}
        />
      )}
      {asks === 'delete' && (
        <ConfirmDialog
          title={reportTexts.deleteTitle(report.title)}
          action={reportTexts.delete}
          onClose={() => setAsks(null)}
          onConfirm={async () => {
            await remove.mutateAsync({ path });
            toast(reportTexts.theReportWasDeleted);
            navigate('/expenses');
          }}
        >
          {reportTexts.deleteText(report.report_number)}
        </ConfirmDialog>
      )}
    </>
  );
}
