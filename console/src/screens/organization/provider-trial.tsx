import { type ReactNode, useEffect } from 'react';
import { type Data, useWrite } from '../../client/hooks.ts';
import { openProviderWindow } from '../../client/provider.ts';
import { identitySettingsTexts } from '../../texts/identity.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, LeaveButton } from '../../ui/dialog.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';

type Provider = Data<'/identity-providers'>['providers'][number];

/** Asks the provider at once; a dry sign-in is one more step, in another window, which says how it went. */
export function ProviderTrial({
  provider: { id, name },
  onClose,
}: {
  readonly provider: Provider;
  readonly onClose: () => void;
}): ReactNode {
  const { mutate, data: trial, error } = useWrite('post', '/identity-providers/{id}/test');
  useEffect(() => mutate({ path: { id } }), [mutate, id]);
  return (
    <Dialog title={identitySettingsTexts.testTitle(name)} onClose={onClose}>
      {error && <FailureNotice error={error} />}
      {!trial && !error && <Notice>{identitySettingsTexts.testing}</Notice>}
      {trial?.works === false && <Notice tone="warning">{trial.problem}</Notice>}
      {trial?.works === true && (
        <>
          <Notice tone="success">{identitySettingsTexts.answers}</Notice>
          <p>{identitySettingsTexts.dryText}</p>
        </>
      )}
      <div className="form__actions form__actions--end">
        <LeaveButton>{identitySettingsTexts.close}</LeaveButton>
        {trial?.works === true && (
          <Button kind="primary" onClick={() => openProviderWindow(id, 'TRIAL')}>
            {identitySettingsTexts.dry}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
