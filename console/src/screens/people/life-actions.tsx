import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { navigate } from '../../router.tsx';
import { administers } from '../../screen.ts';
import { useCan, useSession } from '../../session.tsx';
import { recordLeaveTexts } from '../../texts/leave/record.ts';
import { leavingReasons, leavingTexts } from '../../texts/people/leaving.ts';
import { guestTexts, lifeActionsTexts } from '../../texts/people/profile.ts';
import { rehireTexts } from '../../texts/people/rehire.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, orNull, SelectInput, TextAreaInput } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fullName, optionsOf } from '../../words.ts';
import { RecordLeaveDialog } from '../leave/record-leave.tsx';
import { HireDialog } from './hire-guest.tsx';
import { LeavingOnDay } from './leaving.tsx';
import { usePlannedReturn } from './periods.tsx';
import type { Person } from './record.ts';
import { RehireDialog } from './rehire.tsx';

type Asked = 'hire' | 'leave' | 'onboard' | 'offboard' | 'rehire' | 'reactivate' | 'erase';

/** What begins and ends a person's time here; each asks first. */
export function LifeActions({ person }: { readonly person: Person }): ReactNode {
  const session = useSession();
  const can = useCan();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const isOther = person.id !== session.user.id;
  const planned = usePlannedReturn(person);
  const mayEdit = person.can?.includes('users.update') === true;
  const mayStart = can('onboarding.create') && person.is_active && isOther;
  const mayOnboard = mayStart && person.can?.includes('training.list') === true;
  const mayRecordLeave =
    can('leaves.create') && person.is_active && isOther && person.can?.includes('training.list') === true;
  return (
    <>
      {mayRecordLeave && <Button onClick={() => setAsked('leave')}>{recordLeaveTexts.recordLeave}</Button>}
      {asked === 'leave' && <RecordLeaveDialog person={person} onClose={close} />}
      {mayOnboard && <Button onClick={() => setAsked('onboard')}>{lifeActionsTexts.startOnboarding}</Button>}
      {mayStart && mayEdit && administers(session) && (
        <Button onClick={() => setAsked('offboard')}>{lifeActionsTexts.offboard}</Button>
      )}
      {person.can?.includes('users.erase') === true && (
        <Button kind="quiet-danger" onClick={() => setAsked('erase')}>
          {lifeActionsTexts.erase}
        </Button>
      )}
      {person.can?.includes('users.hire') === true && (
        <Button onClick={() => setAsked('hire')}>{guestTexts.hire}</Button>
      )}
      {person.can?.includes('hires.again') === true && planned === null && (
        <Button onClick={() => setAsked('rehire')}>{rehireTexts.hireAgain}</Button>
      )}
      {person.can?.includes('users.reactivate') === true && (
        <Button onClick={() => setAsked('reactivate')}>{lifeActionsTexts.reactivate}</Button>
      )}
      {asked === 'onboard' && <StartDialog person={person} type="ONBOARDING" onClose={close} />}
      {asked === 'offboard' && <StartDialog person={person} type="OFFBOARDING" onClose={close} />}
      {asked === 'hire' && <HireDialog person={person} onClose={close} />}
      {asked === 'rehire' && <RehireDialog personId={person.id} onClose={close} />}
      {asked === 'reactivate' && <ReactivateDialog person={person} onClose={close} />}
      {asked === 'erase' && <EraseDialog person={person} onClose={close} />}
      {person.email.endsWith('@erased.invalid') && <ErasureProgress person={person} />}
    </>
  );
}

interface DialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** A checklist to begin or to end with. Access ends with the last day, or when an offboarding is completed before. */
function StartDialog({
  person,
  type,
  onClose,
}: DialogProps & { readonly type: 'ONBOARDING' | 'OFFBOARDING' }): ReactNode {
  const format = useFormat();
  const start = useWrite('post', '/users/{id}/checklists');
  const isEnding = type === 'OFFBOARDING';
  return (
    <FormDialog
      title={
        isEnding
          ? lifeActionsTexts.offboardTitle(fullName(person))
          : lifeActionsTexts.startTheOnboardingOf(fullName(person))
      }
      action={isEnding ? lifeActionsTexts.startOffboarding : lifeActionsTexts.startOnboarding}
      isWide={isEnding}
      initial={{ template_id: '', last_day: isEnding ? format.today() : '', leaving_reason: '', leaving_note: '' }}
      onSubmit={({ template_id, last_day, leaving_reason, leaving_note }) =>
        start.mutateAsync({
          path: { id: person.id },
          body: {
            type,
            ...(template_id !== '' && { template_id }),
            ...(isEnding && {
              last_day,
              leaving_reason: orNull(leaving_reason) as keyof typeof leavingReasons | null,
              leaving_note: orNull(leaving_note),
            }),
          },
        })
      }
      onDone={({ id }) => navigate(`/onboarding/${id}`)}
      onClose={onClose}
    >
      {isEnding && (
        <>
          <Notice>{lifeActionsTexts.offboardText(fullName(person))}</Notice>
          <DayInput name="last_day" label={lifeActionsTexts.lastDay} isRequired hint={lifeActionsTexts.lastDayHint} />
          <SelectInput
            name="leaving_reason"
            label={leavingTexts.reason}
            empty={leavingTexts.noReason}
            options={optionsOf(leavingReasons)}
            isOptional
          />
        </>
      )}
      <SelectInput
        name="template_id"
        label={lifeActionsTexts.checklist}
        empty={lifeActionsTexts.anEmptyOne}
        options={{ path: '/checklist-templates', query: { type } }}
        isOptional
      />
      {isEnding && (
        <>
          <TextAreaInput
            name="leaving_note"
            label={leavingTexts.note}
            hint={leavingTexts.noteHint}
            rows={2}
            isOptional
          />
          <LeavingOnDay userId={person.id} />
        </>
      )}
    </FormDialog>
  );
}

function ReactivateDialog({ person, onClose }: DialogProps): ReactNode {
  const reactivate = useWrite('post', '/users/{id}/reactivate');
  return (
    <ConfirmDialog
      title={lifeActionsTexts.reactivateTitle(fullName(person))}
      action={lifeActionsTexts.reactivate}
      isDangerous={false}
      onClose={onClose}
      done={lifeActionsTexts.isActiveAgain(fullName(person))}
      onConfirm={() => reactivate.mutateAsync({ path: { id: person.id } })}
    >
      {lifeActionsTexts.reactivateText}
    </ConfirmDialog>
  );
}

function EraseDialog({ person, onClose }: DialogProps): ReactNode {
  const erase = useWrite('post', '/users/{id}/erase');
  return (
    <ConfirmDialog
      title={lifeActionsTexts.eraseTitle(fullName(person))}
      action={lifeActionsTexts.eraseForGood}
      onClose={onClose}
      done={lifeActionsTexts.erasureStarted}
      onConfirm={() => erase.mutateAsync({ path: { id: person.id } })}
    >
      {lifeActionsTexts.eraseText}
    </ConfirmDialog>
  );
}

/** For someone who was erased: how far it is. */
function ErasureProgress({ person }: { readonly person: Person }): ReactNode {
  const can = useCan();
  const { data } = useRead(
    '/users/{id}/erasure',
    { path: { id: person.id } },
    { isEnabled: can('users.erasure.get'), refetchEveryMs: 10_000 },
  );
  const format = useFormat();
  if (!data) return null;
  return (
    <span className="quiet" role="status">
      {data.status === 'COMPLETED'
        ? lifeActionsTexts.erased(format.instant(data.completed_at ?? data.updated_at))
        : lifeActionsTexts.erasingRowsSoFar(format.number(data.rows_done))}
    </span>
  );
}
