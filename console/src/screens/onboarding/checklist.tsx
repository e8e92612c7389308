import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useRouteParam } from '../../router.tsx';
import { checklistStatuses, checklistTypes } from '../../texts/onboarding.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Page, Panel, Status } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { plural } from '../../words.ts';
import { AddTask } from './add-task.tsx';
import { statusTones } from './status-tones.ts';
import { TaskRow } from './task-row.tsx';

export type Checklist = Data<'/onboarding/{id}'>;
export type NameOf = (id: string | null | undefined) => string | null;

export function Screen(): ReactNode {
  const id = useRouteParam();
  const read = useRead('/onboarding/{id}', { path: { id } });
  const back = { to: '/onboarding', label: 'Onboarding' };
  const checklist = read.data;
  if (!checklist) {
    return <PendingPage title="Checklist" back={back} read={read} />;
  }
  return (
    <Page
      title={checklist.title}
      back={back}
      lead={<Lead checklist={checklist} />}
      actions={<Decisions checklist={checklist} />}
    >
      <Tasks checklist={checklist} nameOf={read.nameOf} />
    </Page>
  );
}

function Lead({ checklist }: { readonly checklist: Checklist }): ReactNode {
  const format = useFormat();
  const { user } = checklist;
  return (
    <span className="lead-line">
      <span>{checklistTypes[checklist.type]} of</span>
      <Link to={`/people/${checklist.user_id}`}>{`${user.first_name} ${user.last_name}`}</Link>
      <Status {...statusTones[checklist.status]}>{checklistStatuses[checklist.status]}</Status>
      {checklist.due_date !== null && <span>Due {format.day(checklist.due_date)}</span>}
    </span>
  );
}

function Tasks({ checklist, nameOf }: { readonly checklist: Checklist; readonly nameOf: NameOf }): ReactNode {
  const { tasks } = checklist;
  const done = tasks.filter(({ status }) => status !== 'PENDING').length;
  return (
    <Panel title="Tasks" note={`${String(done)} of ${plural(tasks.length, 'task')} done`}>
      {tasks.length === 0 && <p className="quiet">There are no tasks yet.</p>}
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
          Cancel checklist
        </Button>
      )}
      {checklist.can?.includes('onboarding.complete') === true && (
        <Button kind={isEnding ? 'danger' : 'primary'} onClick={() => setAsked('complete')}>
          {isEnding ? 'Complete offboarding' : 'Complete onboarding'}
        </Button>
      )}
      {asked === 'complete' && (
        <ConfirmDialog
          title={isEnding ? `End the access of ${name}?` : `Complete the onboarding of ${name}?`}
          action={isEnding ? 'End access' : 'Complete'}
          isDangerous={isEnding}
          onClose={() => setAsked(null)}
          done={isEnding ? `${name} is offboarded.` : 'The checklist is completed.'}
          onConfirm={() => complete.mutateAsync({ path })}
        >
          {open > 0 && <p>{plural(open, 'task is', 'tasks are')} still open.</p>}
          {isEnding ? (
            <>
              <p>At once and for {name}:</p>
              <ul>
                <li>they are signed out everywhere and can no longer sign in;</li>
                <li>their API tokens stop working;</li>
                <li>they no longer head departments, and their seat is free.</li>
              </ul>
              <p>Their records stay. They can be reactivated later; tokens cannot.</p>
            </>
          ) : (
            <p>Its tasks stay as they are.</p>
          )}
        </ConfirmDialog>
      )}
      {asked === 'cancel' && (
        <ConfirmDialog
          title="Cancel this checklist?"
          action="Cancel checklist"
          onClose={() => setAsked(null)}
          done="The checklist is cancelled."
          onConfirm={() => cancel.mutateAsync({ path })}
        >
          Its tasks stay as they are, and nobody is asked to do them any more.
        </ConfirmDialog>
      )}
    </>
  );
}
