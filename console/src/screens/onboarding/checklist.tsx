import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useRouteParam } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { checklistStatuses, checklistTexts } from '../../texts/onboarding.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Page, Panel, Status } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { LeavingPanel } from '../people/leaving.tsx';
import { AddTask } from './add-task.tsx';
import type { Checklist, NameOf } from './record.ts';
import { statusTones } from './status-tones.ts';
import { TaskRow } from './task-row.tsx';

export function Screen(): ReactNode {
  const can = useCan();
  const id = useRouteParam();
  const read = useRead('/onboarding/{id}', { path: { id } });
  const back = { to: '/onboarding', label: checklistTexts.onboarding };
  const checklist = read.data;
  if (!checklist) {
    return <PendingPage title={checklistTexts.checklist} back={back} read={read} />;
  }
  return (
    <Page
      title={checklist.title}
      back={back}
      lead={<Lead checklist={checklist} />}
      actions={<Decisions checklist={checklist} />}
    >
      <Tasks checklist={checklist} nameOf={read.nameOf} />
      {checklist.type === 'OFFBOARDING' &&
        can('leaving.get') &&
        checklist.status !== 'CANCELLED' &&
        checklist.can?.includes('onboarding.addTask') === true && (
          <LeavingPanel userId={checklist.user_id} name={`${checklist.user.first_name} ${checklist.user.last_name}`} />
        )}
    </Page>
  );
}

function Lead({ checklist }: { readonly checklist: Checklist }): ReactNode {
  const format = useFormat();
  const { user } = checklist;
  return (
    <span className="lead-line">
      <Link to={`/people/${checklist.user_id}`}>
        {checklistTexts.of[checklist.type](`${user.first_name} ${user.last_name}`)}
      </Link>
      <Status {...statusTones[checklist.status]}>{checklistStatuses[checklist.status]}</Status>
      {checklist.due_date !== null && <span>{checklistTexts.due(format.day(checklist.due_date))}</span>}
    </span>
  );
}

function Tasks({ checklist, nameOf }: { readonly checklist: Checklist; readonly nameOf: NameOf }): ReactNode {
  const { tasks } = checklist;
  const done = tasks.filter(({ status }) => status !== 'PENDING').length;
  return (
    <Panel title={checklistTexts.tasks} note={checklistTexts.doneOf(done, tasks.length)}>
      {tasks.length === 0 && <p className="quiet">{checklistTexts.thereAreNoTasksYet}</p>}
      <ul className="members">
        {tasks.map((task) => (
          <TaskRow key={task.id} checklist={checklist} task={task} nameOf={nameOf} />
        ))}
      </ul>
      {checklist.can?.includes('onboarding.addTask') === true && <AddTask checklistId={checklist.id} />}
    </Panel>
  );
}

/** Completing an offboarding ends access: it is spelled out before. */
function Decisions({ checklist }: { readonly checklist: Checklist }): ReactNode {
  const [asked, setAsked] = useState<'complete' | 'cancel' | null>(null);
  const complete = useWrite('post', '/onboarding/{id}/complete');
  const cancel = useWrite('post', '/onboarding/{id}/cancel');
  const path = { id: checklist.id };
  const name = `${checklist.user.first_name} ${checklist.user.last_name}`;
  const isEnding = checklist.type === 'OFFBOARDING';
  const open = checklist.tasks.filter(({ status }) => status === 'PENDING').length;
  return (
    <>
      {checklist.can?.includes('onboarding.cancel') === true && (
        <Button kind="quiet-danger" onClick={() => setAsked('cancel')}>
          {checklistTexts.cancelChecklist}
        </Button>
      )}
      {checklist.can?.includes('onboarding.complete') === true && (
        <Button kind={isEnding ? 'danger' : 'primary'} onClick={() => setAsked('complete')}>
          {isEnding ? checklistTexts.completeOffboarding : checklistTexts.completeOnboarding}
        </Button>
      )}
      {asked === 'complete' && (
        <ConfirmDialog
          title={isEnding ? checklistTexts.endTheAccessOf(name) : checklistTexts.completeTheOnboardingOf(name)}
          action={isEnding ? checklistTexts.endAccess : checklistTexts.complete}
          isDangerous={isEnding}
          onClose={() => setAsked(null)}
          done={isEnding ? checklistTexts.isOffboarded(name) : checklistTexts.theChecklistIsCompleted}
          onConfirm={() => complete.mutateAsync({ path })}
        >
          {open > 0 && <p>{checklistTexts.stillOpen(open)}</p>}
          {isEnding ? (
            <>
              <p>{checklistTexts.atOnceAndFor(name)}</p>
              <ul>
                <li>{checklistTexts.theyAreSignedOutEverywhere}</li>
                <li>{checklistTexts.theirAPITokensStopWorking}</li>
                <li>{checklistTexts.theyNoLongerHeadDepartments}</li>
              </ul>
              <p>{checklistTexts.theirRecordsStay}</p>
            </>
          ) : (
            <p>{checklistTexts.completeText}</p>
          )}
        </ConfirmDialog>
      )}
      {asked === 'cancel' && (
        <ConfirmDialog
          title={checklistTexts.cancelThisChecklist}
          action={checklistTexts.cancelChecklist}
          onClose={() => setAsked(null)}
          done={checklistTexts.theChecklistIsCancelled}
          onConfirm={() => cancel.mutateAsync({ path })}
        >
          {isEnding ? checklistTexts.cancelOffboardingText : checklistTexts.cancelText}
        </ConfirmDialog>
      )}
    </>
  );
}
