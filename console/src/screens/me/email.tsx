import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSession } from '../../session.tsx';
import { emailTexts as texts } from '../../texts/factors.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/forms.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';

/** The address that one signs in with, and the one that is to confirm. */
export function EmailPanel(): ReactNode {
  const { user } = useSession();
  const format = useFormat();
  const { data } = useRead('/email-changes');
  const change = useWrite('post', '/email-changes');
  const cancel = useWrite('delete', '/email-changes');
  const { failure, attempt } = useAttempt();
  const [isAsking, setIsAsking] = useState(false);
  const isPending = data?.email != null && data.expires_at !== null;
  return (
    <>
      <Panel
        title={texts.title}
        note={texts.note(user.email)}
        actions={<Button onClick={() => setIsAsking(true)}>{texts.change}</Button>}
      >
        {failure && <FailureNotice error={failure} />}
        {isPending && (
          <Notice>
            {texts.pending(data.email ?? '', format.instant(data.expires_at ?? ''))}{' '}
            <Button
              size="small"
              isBusy={cancel.isPending}
              onClick={() => void attempt(() => cancel.mutateAsync({}), texts.calledOff)}
            >
              {texts.callOff}
            </Button>
          </Notice>
        )}
      </Panel>
      {isAsking && (
        <FormDialog
          title={texts.dialog}
          action={texts.send}
          done={texts.sent}
          initial={{ email: '' }}
          onSubmit={({ email }) => change.mutateAsync({ body: { email: email.trim() } })}
          onClose={() => setIsAsking(false)}
        >
          <TextInput
            name="email"
            label={texts.newEmail}
            type="email"
            inputMode="email"
            autoComplete="email"
            hint={texts.hint}
            isRequired
            autoFocus
          />
        </FormDialog>
      )}
    </>
  );
}
