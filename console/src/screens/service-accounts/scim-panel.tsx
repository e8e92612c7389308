import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { accountScimTexts as texts } from '../../texts/scim.ts';
import { Button, CopyButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FoldedPanel } from '../../ui/folded-panel.tsx';
import { Failure, Notice, Skeleton } from '../../ui/notice.tsx';
import { Facts } from '../../ui/page.tsx';
import { sentFields } from './sent-fields.ts';

/** What a directory keeps in step by this account, and what waits for an Executive. Whoever was told of that finds it open. */
export function ScimPanel({ id }: { readonly id: string }): ReactNode {
  const [{ open }] = useSearch<'open'>();
  return (
    <FoldedPanel title={texts.title} note={texts.note} startsOpen={open === 'scim'}>
      <InStep id={id} />
    </FoldedPanel>
  );
}

function InStep({ id }: { readonly id: string }): ReactNode {
  const can = useCan();
  const format = useFormat();
  const [asks, setAsks] = useState(false);
  const { data, error, reload } = useRead('/service-accounts/{id}/provisioning', { path: { id } });
  if (error) return <Failure error={error} retry={reload} />;
  if (!data) return <Skeleton lines={4} />;
  const address = `${window.location.origin}/scim/v2`;
  const mayRelease = can('serviceAccounts.releaseBrake');
  return (
    <>
      {data.brake && (
        <Notice tone="warning">
          <p>
            {texts.brake(data.brake.suspended, data.brake.people, format.time(data.brake.begun_at))}{' '}
            {!mayRelease && texts.askAnExecutive}
          </p>
          {mayRelease && (
            <div className="notice__actions">
              <Button onClick={() => setAsks(true)}>{texts.letGoOn}</Button>
            </div>
          )}
        </Notice>
      )}
      <Facts
        isLines
        facts={[
          [
            texts.address,
            <span key="address" className="lead-line">
              <code>{address}</code>
              <CopyButton text={address} label={texts.copy} />
            </span>,
          ],
          [texts.people, format.number(data.people)],
          [texts.teams, format.number(data.teams)],
          ...(data.fields.length > 0 ? [[texts.fields, sentFields(data.fields)] as const] : []),
          [texts.lastSent, data.changed_at === null ? texts.never : format.instant(data.changed_at)],
        ]}
      />
      {asks && <ReleaseDialog id={id} onClose={() => setAsks(false)} />}
    </>
  );
}

function ReleaseDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactNode {
  const release = useWrite('post', '/service-accounts/{id}/release-brake');
  return (
    <ConfirmDialog
      title={texts.letGoOnTitle}
      action={texts.letGoOn}
      done={texts.goesOn}
      onConfirm={() => release.mutateAsync({ path: { id } })}
      onClose={onClose}
    >
      {texts.letGoOnText}
    </ConfirmDialog>
  );
}
