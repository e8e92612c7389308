import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSession } from '../../session.tsx';
import { kioskBadgeTexts as texts } from '../../texts/kiosks.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/forms.tsx';
import { Panel } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import type { Person } from './record.ts';

/** What someone scans at a shared tablet, where there is one; by who leads them. */
export function KioskBadgePanel({ person }: { readonly person: Person }): ReactNode {
  const { uses } = useSession();
  return uses.kiosks && person.can?.includes('kioskBadges.remove') === true ? <OfPerson person={person} /> : null;
}

function OfPerson({ person }: { readonly person: Person }): ReactNode {
  const format = useFormat();
  const { data } = useRead('/users/{id}/kiosk-badge', { path: { id: person.id } });
  const [open, setOpen] = useState<'set' | 'remove' | null>(null);
  const setAt = data?.set_at ?? null;
  const isSet = setAt !== null;
  const close = (): void => setOpen(null);
  return (
    <Panel
      title={texts.title}
      note={setAt === null ? texts.none : texts.since(format.day(format.dayOf(setAt)))}
      actions={
        data && (
          <>
            {isSet && (
              <Button kind="quiet-danger" onClick={() => setOpen('remove')}>
                {texts.remove}
              </Button>
            )}
            {person.can?.includes('kioskBadges.set') === true && (
              <Button onClick={() => setOpen('set')}>{isSet ? texts.change : texts.set}</Button>
            )}
          </>
        )
      }
    >
      {open === 'set' && <SetDialog person={person} isSet={isSet} onClose={close} />}
      {open === 'remove' && <RemoveDialog person={person} onClose={close} />}
    </Panel>
  );
}

interface DialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

function SetDialog({ person, isSet, onClose }: DialogProps & { readonly isSet: boolean }): ReactNode {
  const set = useWrite('put', '/users/{id}/kiosk-badge');
  return (
    <FormDialog
      title={(isSet ? texts.changeTitle : texts.setTitle)(fullName(person))}
      action={texts.save}
      done={texts.saved}
      initial={{ code: '' }}
      onClose={onClose}
      onSubmit={({ code }) => set.mutateAsync({ path: { id: person.id }, body: { code: code.trim() } })}
    >
      <TextInput
        name="code"
        label={texts.code}
        hint={texts.hint}
        autoComplete="off"
        maxLength={64}
        isRequired={texts.needed}
        autoFocus
      />
    </FormDialog>
  );
}

function RemoveDialog({ person, onClose }: DialogProps): ReactNode {
  const remove = useWrite('delete', '/users/{id}/kiosk-badge');
  return (
    <ConfirmDialog
      title={texts.removeTitle(fullName(person))}
      action={texts.remove}
      done={texts.removed}
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ path: { id: person.id } })}
    >
      {texts.removeText}
    </ConfirmDialog>
  );
}
