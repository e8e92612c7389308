import { type ReactNode, useState } from 'react';
import { type Item, useList, useWrite } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { administers } from '../../screen.ts';
import { useSession } from '../../session.tsx';
import { deputiesTexts as texts, kindNames } from '../../texts/approvals.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FoldedPanel } from '../../ui/folded-panel.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CheckInput, DayInput, orNull, TextInput, useFormValues } from '../../ui/forms.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Avatar, Panel, Status } from '../../ui/page.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { fullName } from '../../words.ts';
import '../../ui/member-list.css';
import './deputies.css';

type Deputy = Item<'/deputies'>;
type Kind = Deputy['kinds'][number];

const kinds = Object.keys(kindNames) as Kind[];

/** When it holds, in words. */
function sayWhen({ from, to, while_away }: Deputy, format: Format): string {
  const days =
    from !== null && to !== null
      ? format.days(from, to)
      : from !== null
        ? texts.since(format.day(from))
        : to !== null
          ? texts.until(format.day(to))
          : null;
  return [while_away ? texts.onLeave : null, days].filter((part) => part !== null).join(', ');
}

interface Of {
  readonly person: NamedPerson;
  readonly canAdd: boolean;
}

/** Who decides in one's own place; what one may change follows the records. */
export function DeputiesPanel({ person, canAdd }: Of): ReactNode {
  const { rows, error, reload } = useDeputiesOf(person.id);
  const [open, setOpen] = useState<Deputy | 'new' | null>(null);
  if (error !== null) return <Failure error={error} retry={reload} />;
  // Whoever leads no one has no deputies, as a rule: nothing holds a place for them.
  if (!canAdd && (rows === undefined || rows.length === 0)) return null;
  return (
    <Panel title={texts.title} note={texts.note} actions={canAdd && <AddButton onClick={() => setOpen('new')} />}>
      <Deputies person={person} none={texts.none} open={open} onOpen={setOpen} />
    </Panel>
  );
}

/** Who decides in the place of another, for whoever administers. */
export function FoldedDeputies({ person, canAdd }: Of): ReactNode {
  const [open, setOpen] = useState<Deputy | 'new' | null>(null);
  return (
    <FoldedPanel title={texts.titleOf(fullName(person))} note={texts.noteOf}>
      <Deputies person={person} none={texts.noneOf} open={open} onOpen={setOpen} />
      {canAdd && <AddButton onClick={() => setOpen('new')} />}
    </FoldedPanel>
  );
}

function AddButton({ onClick }: { readonly onClick: () => void }): ReactNode {
  return (
    <Button icon="plus" onClick={onClick}>
      {texts.add}
    </Button>
  );
}

function Deputies({
  person,
  none,
  open,
  onOpen,
}: {
  readonly person: NamedPerson;
  readonly none: string;
  readonly open: Deputy | 'new' | null;
  readonly onOpen: (deputy: Deputy | null) => void;
}): ReactNode {
  const { rows, error, reload } = useDeputiesOf(person.id);
  const [removing, setRemoving] = useState<Deputy | null>(null);
  const isOwn = useSession().user.id === person.id;
  if (rows === undefined) return error === null ? <Skeleton lines={1} /> : <Failure error={error} retry={reload} />;
  return (
    <>
      {rows.length === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        <Lines deputies={rows} shows="deputy" onEdit={onOpen} onRemove={setRemoving} />
      )}
      {open !== null && (
        <DeputyDialog person={person} deputy={open === 'new' ? null : open} onClose={() => onOpen(null)} />
      )}
      {removing && <RemoveDialog deputy={removing} isOwn={isOwn} onClose={() => setRemoving(null)} />}
    </>
  );
}

/** A person has few: on both sides in one request, which the panels of a page share. */
function useDeputies(personId: string) {
  const { rows: all, error, reload } = useList('/deputies', { query: { person_id: personId } }, { pageSize: 100 });
  return { all, error, reload };
}

function useDeputiesOf(personId: string) {
  const { all, error, reload } = useDeputies(personId);
  return { rows: all?.filter(({ user_id: of }) => of === personId), error, reload };
}

/** In whose place one decides; nothing if there is no one. */
export function StandInPanel(): ReactNode {
  const { user } = useSession();
  const rows = useDeputies(user.id).all?.filter(({ deputy_id: id }) => id === user.id);
  if (rows === undefined || rows.length === 0) return null;
  return (
    <Panel title={texts.standIn} note={texts.standInNote}>
      <Lines deputies={rows} shows="user" />
    </Panel>
  );
}

function Lines({
  deputies,
  shows,
  onEdit,
  onRemove,
}: {
  readonly deputies: readonly Deputy[];
  readonly shows: 'deputy' | 'user';
  readonly onEdit?: (deputy: Deputy) => void;
  readonly onRemove?: (deputy: Deputy) => void;
}): ReactNode {
  const format = useFormat();
  return (
    <ul className="members">
      {deputies.map((one) => {
        const person = one[shows];
        const name = fullName(person);
        return (
          <li key={one.id} className="deputies__line">
            <span className="who">
              <Avatar person={person} />
              <span className="who__text">
                <span>{name}</span>
                <span className="who__small">
                  {one.kinds.map((kind) => kindNames[kind]).join(', ')} · {sayWhen(one, format)}
                </span>
              </span>
            </span>
            <span className="deputies__end">
              <Status {...(one.is_at_work && { tone: 'good' as const })}>
                {one.is_at_work ? texts.atWork : texts.atRest}
              </Status>
              {onEdit && one.can?.includes('deputies.update') === true && (
                <Button size="small" kind="quiet" aria-label={texts.editNamed(name)} onClick={() => onEdit(one)}>
                  {texts.edit}
                </Button>
              )}
              {onRemove && one.can?.includes('deputies.delete') === true && (
                <Button
                  size="small"
                  kind="quiet-danger"
                  aria-label={texts.removeNamed(name)}
                  onClick={() => onRemove(one)}
                >
                  {texts.remove}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface Values {
  readonly deputy_id: NamedPerson | null;
  readonly deputy_email: string;
  readonly LEAVE: boolean;
  readonly TIME: boolean;
  readonly EXPENSES: boolean;
  readonly while_away: boolean;
  readonly from: string;
  readonly to: string;
}

function DeputyDialog({
  person,
  deputy,
  onClose,
}: {
  readonly person: NamedPerson;
  readonly deputy: Deputy | null;
  readonly onClose: () => void;
}): ReactNode {
  const isOwn = useSession().user.id === person.id;
  const create = useWrite('post', '/deputies');
  const update = useWrite('patch', '/deputies/{id}');
  const has = (kind: Kind): boolean => deputy?.kinds.includes(kind) ?? true;
  return (
    <FormDialog<Values, Deputy>
      title={deputy ? texts.editTitle(fullName(deputy.deputy)) : texts.addTitle}
      action={texts.save}
      done={(saved) => texts.saved(fullName(saved.deputy))}
      initial={{
        deputy_id: deputy?.deputy ?? null,
        deputy_email: '',
        LEAVE: has('LEAVE'),
        TIME: has('TIME'),
        EXPENSES: has('EXPENSES'),
        while_away: deputy?.while_away ?? true,
        from: deputy?.from ?? '',
        to: deputy?.to ?? '',
      }}
      onClose={onClose}
      onSubmit={({ deputy_id: chosen, deputy_email: address, while_away, from, to, ...chosenKinds }) => {
        const body = {
          ...(address.trim() === '' ? { deputy_id: chosen?.id ?? '' } : { deputy_email: address.trim() }),
          kinds: kinds.filter((kind) => chosenKinds[kind]),
          while_away,
          from: orNull(from),
          to: orNull(to),
        };
        return deputy
          ? update.mutateAsync({ path: { id: deputy.id }, body })
          : create.mutateAsync({ body: { user_id: person.id, ...body } });
      }}
    >
      <Who of={person} />
      <fieldset className="deputies__kinds">
        <legend>{texts.kinds}</legend>
        {kinds.map((kind) => (
          <CheckInput key={kind} name={kind} label={kindNames[kind]} />
        ))}
      </fieldset>
      <CheckInput name="while_away" label={isOwn ? texts.whileAway : texts.whileAwayOf} hint={texts.whileAwayHint} />
      <div className="deputies__days">
        <DayInput name="from" label={texts.from} hint={texts.daysHint} isOptional />
        <DayInput name="to" label={texts.to} isOptional />
      </div>
    </FormDialog>
  );
}

/** Whom one finds, or by address whom one's directory does not show. */
function Who({ of }: { readonly of: NamedPerson }): ReactNode {
  const { deputy_email: address } = useFormValues<Values>();
  const seesAll = administers(useSession());
  return (
    <>
      <PersonInput
        name="deputy_id"
        label={texts.deputy}
        hint={texts.deputyHint}
        isRequired={address.trim() === ''}
        left={[of.id]}
      />
      {!seesAll && <TextInput name="deputy_email" type="email" label={texts.email} hint={texts.emailHint} isOptional />}
    </>
  );
}

function RemoveDialog({
  deputy,
  isOwn,
  onClose,
}: {
  readonly deputy: Deputy;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}): ReactNode {
  const remove = useWrite('delete', '/deputies/{id}');
  const name = fullName(deputy.deputy);
  return (
    <ConfirmDialog
      title={texts.removeTitle(name)}
      action={texts.remove}
      done={texts.removed(name)}
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ path: { id: deputy.id } })}
    >
      {isOwn ? texts.removeText : texts.removeTextOf}
    </ConfirmDialog>
  );
}
