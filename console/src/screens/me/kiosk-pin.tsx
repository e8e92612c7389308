import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useCan, useSession } from '../../session.tsx';
import { kioskPinTexts as texts } from '../../texts/kiosks.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/forms.tsx';
import { Panel } from '../../ui/page.tsx';
import { MadePin } from './made-pin.tsx';

type Made = Data<'/me/kiosk-pin', 'post'>;

/** What one clocks in with at a shared tablet, where there is one. */
export function KioskPinPanel(): ReactNode {
  const can = useCan();
  const { uses } = useSession();
  return uses.kiosks && can('kioskPin.get') ? <Own /> : null;
}

function Own(): ReactNode {
  const format = useFormat();
  const read = useRead('/me/kiosk-pin');
  const [open, setOpen] = useState<'set' | 'make' | 'remove' | null>(null);
  const setAt = read.data?.set_at ?? null;
  const isSet = setAt !== null;
  const note = setAt === null ? texts.none : texts.since(format.day(format.dayOf(setAt)));
  return (
    <Panel
      title={texts.title}
      note={read.data ? note : texts.note}
      actions={
        read.data && (
          <>
            {isSet && (
              <Button kind="quiet-danger" onClick={() => setOpen('remove')}>
                {texts.remove}
              </Button>
            )}
            <Button onClick={() => setOpen('make')}>{texts.make}</Button>
            <Button onClick={() => setOpen('set')}>{isSet ? texts.change : texts.set}</Button>
          </>
        )
      }
    >
      {open === 'set' && <SetDialog onClose={() => setOpen(null)} />}
      {open === 'make' && <MakeDialog isSet={isSet} onClose={() => setOpen(null)} />}
      {open === 'remove' && <RemoveDialog onClose={() => setOpen(null)} />}
    </Panel>
  );
}

function SetDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const set = useWrite('put', '/me/kiosk-pin');
  return (
    <FormDialog
      title={texts.setTitle}
      action={texts.save}
      done={texts.saved}
      initial={{ pin: '' }}
      onClose={onClose}
      onSubmit={({ pin }) => set.mutateAsync({ body: { pin: pin.trim() } })}
    >
      <TextInput
        name="pin"
        label={texts.pin}
        hint={texts.hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        isRequired={texts.needed}
        autoFocus
      />
    </FormDialog>
  );
}

/** What was made is on a screen once. */
function MakeDialog({ isSet, onClose }: { readonly isSet: boolean; readonly onClose: () => void }): ReactNode {
  const make = useWrite('post', '/me/kiosk-pin');
  const [made, setMade] = useState<Made | null>(null);
  if (!made)
    return (
      <ConfirmDialog
        title={texts.makeTitle}
        action={texts.make}
        isDangerous={false}
        onClose={onClose}
        onConfirm={async () => setMade(await make.mutateAsync({}))}
      >
        {isSet ? `${texts.makeText} ${texts.makeInPlace}` : texts.makeText}
      </ConfirmDialog>
    );
  return <MadePin made={made} title={texts.madeTitle} said={texts.madeText} onClose={onClose} />;
}

function RemoveDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const remove = useWrite('delete', '/me/kiosk-pin');
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      action={texts.remove}
      done={texts.removed}
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({})}
    >
      {texts.removeText}
    </ConfirmDialog>
  );
}
