import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { useWrite } from '../../client/hooks.ts';
import { askDialogTexts, libraryTexts } from '../../texts/library.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, LeaveButton } from '../../ui/dialog.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { Who } from '../../ui/page.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { PersonPicker } from '../../ui/person-picker.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import type { Document } from '../documents/record.ts';
import { AskManyDialog } from './ask-many-dialog.tsx';

export function AskDialog({
  document,
  onClose,
}: {
  readonly document: Document;
  readonly onClose: () => void;
}): ReactNode {
  const [isForMany, setIsForMany] = useState(false);
  return isForMany ? (
    <AskManyDialog document={document} onClose={onClose} />
  ) : (
    <AskFewDialog document={document} onMany={() => setIsForMany(true)} onClose={onClose} />
  );
}

function AskFewDialog({
  document,
  onMany,
  onClose,
}: {
  readonly document: Document;
  readonly onMany: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const toast = useToast();
  const ask = useWrite('post', '/documents/{id}/signers');
  const [people, setPeople] = useState<readonly NamedPerson[]>(document.signers.map(({ user }) => user));
  const asked = document.signers.map(({ user }) => user.id).join();
  const mode = document.signing_mode ?? 'PARALLEL';
  const isChanged = people.map(({ id }) => id).join() !== asked;
  const send = (): void =>
    ask.mutate(
      {
        path: { id: document.id },
        body: { user_ids: people.map(({ id }) => id), signing_mode: mode },
      },
      {
        onSuccess: () => {
          toast(libraryTexts.asked[mode]);
          onClose();
        },
      },
    );
  return (
    <Dialog title={libraryTexts.askTitle} onClose={onClose} isChanged={isChanged}>
      {ask.error instanceof ApiError && <FailureNotice error={ask.error} />}
      <div>
        <Button size="small" icon="people" onClick={onMany}>
          {libraryTexts.askMany}
        </Button>
      </div>
      <ol className="library__signers">
        {people.map((person) => (
          <li key={person.id}>
            <Who person={person} />
            <Button size="small" onClick={() => setPeople(people.filter(({ id }) => id !== person.id))}>
              {libraryTexts.removeSigner}
              <span className="only-read-aloud"> {fullName(person)}</span>
            </Button>
          </li>
        ))}
      </ol>
      <PersonPicker
        name="person"
        label={libraryTexts.askPerson}
        hint={libraryTexts.askHints[mode]}
        chosen={null}
        onChoose={(person) => person && setPeople([...people, person])}
        left={people.map(({ id }) => id)}
      />
      <div className="form__actions form__actions--end">
        <LeaveButton>{askDialogTexts.cancel}</LeaveButton>
        <Button kind="primary" isBusy={ask.isPending} disabled={people.length === 0} onClick={send}>
          {libraryTexts.askSend}
        </Button>
      </div>
    </Dialog>
  );
}
