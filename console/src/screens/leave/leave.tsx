import { lazy, type ReactNode, Suspense } from 'react';
import { useRead } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { Link, useRouteParam } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { leaveTexts, sayLength, sayWhen } from '../../texts/leave/requests.ts';
import { type Fact, Facts, Page, Panel, Swatch } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { sayDecider } from '../approvals/say-decider.ts';
import { StepsPanel } from '../approvals/steps.tsx';
import { Attachments } from './attachments.tsx';
import { ChangeApprovedLeave, ChangeLeave } from './change-leave.tsx';
import { LeaveActions, LeaveStatus } from './parts.tsx';
import { type Leave } from './record.ts';
import { UncoveredPanel } from './uncovered.tsx';

const SameDaysPanel = lazy(() => import('./same-days.tsx').then((module) => ({ default: module.SameDaysPanel })));

/** One leave: what it is, what became of it, and what can be done now. */
export function Screen(): ReactNode {
  const id = useRouteParam();
  const { user } = useSession();
  const format = useFormat();
  const {
    data: leave,
    nameOf,
    error,
    reload,
  } = useRead('/leaves/{id}', { path: { id }, query: { include: ['user'] } });
  const hasSteps = leave !== undefined && leave.approvals.length > 0;
  const { data: deciders } = useRead('/leaves/{id}/deciders', { path: { id } }, { isEnabled: hasSteps });
  const besideId = leave?.replaces_id ?? leave?.change_id ?? null;
  const { data: beside } = useRead('/leaves/{id}', { path: { id: besideId ?? '' } }, { isEnabled: besideId !== null });
  const back = { to: '/time-off', label: leaveTexts.timeOff };
  if (!leave) {
    return <PendingPage title={leaveTexts.timeOff} back={back} isNarrow read={{ error, reload }} />;
  }
  const isOwn = leave.user_id === user.id;
  const name = isOwn ? null : (nameOf(leave.user_id) ?? leaveTexts.somebody);
  const title = leave.leave_type_id === null ? leaveTexts.away : leave.leave_type.name;
  const can = leave.can ?? [];
  return (
    <Page
      title={name === null ? title : leaveTexts.titleOf(title, name)}
      lead={<LeaveStatus leave={leave} />}
      back={back}
      isNarrow
      actions={
        <>
          {can.includes('leaves.update') && <ChangeLeave leave={leave} />}
          {can.includes('leaves.change') && <ChangeApprovedLeave leave={leave} />}
          <LeaveActions
            leave={{
              id: leave.id,
              status: leave.status,
              isCancellationAsked: leave.cancellation_requested_at !== null,
              can,
              hasSteps,
              version: leave.version,
              person: isOwn ? null : leave.user,
            }}
          />
        </>
      }
    >
      <Panel title={leaveTexts.leave}>
        <Facts
          facts={[
            ...besideFacts(format, leave, beside),
            [
              leaveTexts.type,
              <Swatch key="type" color={leave.leave_type.color}>
                {title}
              </Swatch>,
            ],
            [leaveTexts.when, sayWhen(format, leave)],
            [leaveTexts.length, sayLength(leave)],
            [leaveTexts.note, leave.reason],
          ]}
        />
      </Panel>
      <StepsPanel approvals={leave.approvals} nameOf={nameOf} deciders={deciders} />
      {!isOwn && leave.status === 'PENDING' && (
        <Suspense fallback={null}>
          <SameDaysPanel leaveId={leave.id} />
        </Suspense>
      )}
      {!isOwn && leave.user && <UncoveredPanel leaveId={leave.id} person={leave.user} />}
      <Attachments leaveId={leave.id} />
      <Panel title={leaveTexts.whatHappened}>
        <Facts facts={historyOf(format, leave, nameOf)} />
      </Panel>
    </Page>
  );
}

/** The leave in whose place this one is, or that is asked for in its place: both are seen together. */
function besideFacts(format: Format, leave: Leave, beside: Leave | undefined): Fact[] {
  if (beside === undefined) return [];
  const isBefore = beside.id === leave.replaces_id;
  const label = isBefore
    ? leaveTexts.inPlaceOf
    : leave.status === 'CANCELLED'
      ? leaveTexts.replacedBy
      : leaveTexts.changeAskedFor;
  const type = beside.leave_type_id === leave.leave_type_id ? [] : [beside.leave_type.name];
  return [
    [
      label,
      <Link key="beside" to={`/time-off/${beside.id}`}>
        {[...type, sayWhen(format, beside), sayLength(beside)].join(', ')}
      </Link>,
    ],
  ];
}

function historyOf(format: Format, leave: Leave, nameOf: (id: string | null) => string | null): Fact[] {
  const decider =
    leave.decided_by_id === null
      ? leaveTexts.neededNoDecision
      : (sayDecider(nameOf, leave.decided_by_id, leave.on_behalf_of_id) ?? leaveTexts.somebodyInCharge);
  const facts: Fact[] = [[leaveTexts.requested, format.instant(leave.submitted_at)]];
  if (leave.decided_at !== null)
    facts.push([leaveTexts.lastDecision, `${decider}, ${format.instant(leave.decided_at)}`]);
  if (leave.decision_comment !== null) facts.push([leaveTexts.comment, leave.decision_comment]);
  if (leave.rejection_reason !== null) facts.push([leaveTexts.whyItWasRejected, leave.rejection_reason]);
  if (leave.cancellation_requested_at !== null) {
    facts.push([leaveTexts.cancellationAskedFor, format.instant(leave.cancellation_requested_at)]);
  }
  if (leave.cancellation_request_reason !== null) {
    facts.push([leaveTexts.whyItShouldBeCancelled, leave.cancellation_request_reason]);
  }
  if (leave.cancelled_at !== null) facts.push([leaveTexts.cancelled, format.instant(leave.cancelled_at)]);
  return facts;
}
