import { type ReactNode, useState } from 'react';
import { hasPasskeys } from '../../client/passkeys.ts';
import { useSession, useSessionControl } from '../../session.tsx';
import { setUpTexts } from '../../texts/factors.ts';
import { Button } from '../../ui/button.tsx';
import { NewPasskey } from '../me/new-passkey.tsx';
import { SetUpCodes } from '../me/set-up-codes.tsx';
import { Entrance } from './entrance.tsx';

/** For someone whose organization asks for a second factor, before anything else is shown. */
export function SetUpFactor(): ReactNode {
  const { refresh, signOut } = useSessionControl();
  const { user } = useSession();
  const [chosen, setChosen] = useState<'passkey' | 'codes' | null>(hasPasskeys() ? null : 'codes');
  const done = (): void => void refresh();
  const back = hasPasskeys() ? () => setChosen(null) : null;
  return (
    <Entrance
      title={setUpTexts.title}
      lead={setUpTexts.lead}
      foot={<Button onClick={() => void signOut()}>{setUpTexts.signOut}</Button>}
    >
      {chosen === null && (
        <div className="form" role="group" aria-label={setUpTexts.chooseTitle}>
          <Choice label={setUpTexts.usePasskey} note={setUpTexts.usePasskeyNote} onClick={() => setChosen('passkey')} />
          <Choice label={setUpTexts.useCodes} note={setUpTexts.useCodesNote} onClick={() => setChosen('codes')} />
        </div>
      )}
      {chosen === 'passkey' && <NewPasskey onDone={done} onCancel={back} />}
      {chosen === 'codes' && <SetUpCodes email={user.email} onDone={done} onCancel={back} />}
    </Entrance>
  );
}

const Choice = ({
  label,
  note,
  onClick,
}: {
  readonly label: string;
  readonly note: string;
  readonly onClick: () => void;
}): ReactNode => (
  <div className="field">
    <Button isWide onClick={onClick}>
      {label}
    </Button>
    <p className="quiet">{note}</p>
  </div>
);
