import { type ReactNode, useState } from 'react';
import { type Data, useWrite } from '../../client/hooks.ts';
import { useSession } from '../../session.tsx';
import { kioskPinOfTexts as texts } from '../../texts/kiosks.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { MadePin } from '../me/made-pin.tsx';
import type { Person } from './record.ts';

/** For who has no phone at hand and forgot their PIN, or never had one: who leads them makes one and hands it over. */
export function KioskPinOfPanel({ person }: { readonly person: Person }): ReactNode {
  const { uses } = useSession();
  const [isMaking, setIsMaking] = useState(false);
  if (!uses.kiosks || person.can?.includes('kioskPin.makeFor') !== true) return null;
  return (
    <>
      <Panel
        title={texts.title}
        note={texts.note}
        actions={<Button onClick={() => setIsMaking(true)}>{texts.make}</Button>}
      />
      {isMaking && <MakeDialog person={person} onClose={() => setIsMaking(false)} />}
    </>
  );
}

function MakeDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }): ReactNode {
  const make = useWrite('post', '/users/{id}/kiosk-pin');
  const [made, setMade] = useState<Data<'/users/{id}/kiosk-pin', 'post'> | null>(null);
  const name = fullName(person);
  if (made) {
    return <MadePin made={made} title={texts.madeTitle(name)} said={texts.madeText(name)} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      title={texts.makeTitle(name)}
      action={texts.make}
      isDangerous={false}
      onClose={onClose}
      onConfirm={async () => setMade(await make.mutateAsync({ path: { id: person.id } }))}
    >
      {texts.makeText}
    </ConfirmDialog>
  );
}
