import { type ReactNode, useState } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { accessPanelTexts } from '../../texts/factors.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import type { Person } from './record.ts';

/** What those in charge can do about how a person signs in. */
export function AccessPanel({ person }: { readonly person: Person }): ReactNode {
  const [isResetting, setIsResetting] = useState(false);
  if (person.can?.includes('users.resetFactors') !== true) return null;
  return (
    <Panel
      title={accessPanelTexts.title}
      note={accessPanelTexts.note}
      actions={<Button onClick={() => setIsResetting(true)}>{accessPanelTexts.reset}</Button>}
    >
      {isResetting && <ResetDialog person={person} onClose={() => setIsResetting(false)} />}
    </Panel>
  );
}

function ResetDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }): ReactNode {
  const reset = useWrite('post', '/users/{id}/reset-factors');
  return (
    <ConfirmDialog
      title={accessPanelTexts.resetTitle(fullName(person))}
      action={accessPanelTexts.resetAction}
      done={accessPanelTexts.wasReset}
      onConfirm={() => reset.mutateAsync({ path: { id: person.id } })}
      onClose={onClose}
    >
      {accessPanelTexts.resetText}
    </ConfirmDialog>
  );
}
