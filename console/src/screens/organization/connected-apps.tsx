import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { appPolicyTexts as texts } from '../../texts/identity.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FoldedPanel } from '../../ui/folded-panel.tsx';
import { Form, SelectInput, SubmitButton } from '../../ui/forms.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { Pending } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import '../../ui/member-list.css';

type Policy = Data<'/connected-app-policy'>;
type Choice = Policy['connected_apps'];
type Client = Policy['clients'][number];

const choices: readonly { readonly value: Choice; readonly label: string }[] = [
  { value: 'ANYONE', label: texts.anyone },
  { value: 'LISTED', label: texts.listed },
  { value: 'NOBODY', label: texts.nobody },
];

/** Which apps people of the organization may connect, for Administrators. */
export const ConnectedAppSettings = (): ReactNode => (
  <FoldedPanel title={texts.title} note={texts.note}>
    <Opened />
  </FoldedPanel>
);

function Opened(): ReactNode {
  const read = useRead('/connected-app-policy');
  if (!read.data) return <Pending read={read} />;
  return (
    <>
      <PolicyForm key={read.data.connected_apps} policy={read.data} />
      <Clients clients={read.data.clients} isListed={read.data.connected_apps === 'LISTED'} />
      <div className="form__actions">
        <ButtonLink to="/connected-apps?whose=everyone">{texts.seeAll}</ButtonLink>
      </div>
    </>
  );
}

function PolicyForm({ policy }: { readonly policy: Policy }): ReactNode {
  const toast = useToast();
  const save = useWrite('put', '/connected-app-policy');
  const [asked, setAsked] = useState<Choice | null>(null);
  return (
    <>
      <Form<{ connected_apps: string }>
        label={texts.title}
        initial={{ connected_apps: policy.connected_apps }}
        onSubmit={async (values) => {
          const wanted = choices.find(({ value }) => value === values.connected_apps)?.value ?? 'ANYONE';
          // It disconnects what people use: asked first.
          if (wanted !== 'ANYONE' && wanted !== policy.connected_apps) {
            setAsked(wanted);
            return;
          }
          await save.mutateAsync({ body: { connected_apps: wanted } });
          toast(texts.saved);
        }}
      >
        <SelectInput name="connected_apps" label={texts.which} options={choices} />
        <div className="form__actions">
          <SubmitButton>{texts.save}</SubmitButton>
        </div>
      </Form>
      {asked !== null && (
        <ConfirmDialog
          title={texts.narrowTitle}
          action={texts.narrow}
          done={texts.saved}
          onClose={() => setAsked(null)}
          onConfirm={() => save.mutateAsync({ body: { connected_apps: asked } })}
        >
          {texts.narrowText}
        </ConfirmDialog>
      )}
    </>
  );
}

function Clients({
  clients,
  isListed,
}: {
  readonly clients: readonly Client[];
  readonly isListed: boolean;
}): ReactNode {
  return (
    <div>
      <h3>{texts.apps}</h3>
      {clients.length === 0 && <p className="quiet">{texts.none}</p>}
      <ul className="members members--told">
        {clients.map((client) => (
          <ClientRow key={client.id} client={client} isListed={isListed} />
        ))}
      </ul>
    </div>
  );
}

function ClientRow({ client, isListed }: { readonly client: Client; readonly isListed: boolean }): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const approve = useWrite('post', '/app-clients/{id}/approve');
  const withdraw = useWrite('post', '/app-clients/{id}/withdraw');
  const dayOf = (instant: string): string => format.day(format.dayOf(instant));
  const { name, approved_at: approvedAt, asked_at: askedAt, asked_by: askedBy } = client;
  const isWaiting = approvedAt === null && askedAt !== null;
  const path = { id: client.id };
  const told = [
    client.hosts.join(', '),
    texts.connections(client.connections),
    texts.registeredOn(dayOf(client.registered_at)),
    approvedAt !== null && texts.approvedOn(dayOf(approvedAt)),
    isWaiting && askedBy !== null && texts.askedBy(fullName(askedBy), dayOf(askedAt)),
  ];
  const error = approve.error ?? withdraw.error;
  return (
    <li>
      <span className="who__text">
        <span>{name}</span>
        <span className="who__small">{told.filter(Boolean).join(', ')}</span>
        {error && <FailureNotice error={error} />}
      </span>
      <span className="form__actions">
        {approvedAt === null && (isListed || isWaiting) && (
          <Button
            size="small"
            isBusy={approve.isPending}
            aria-label={texts.approveNamed(name)}
            onClick={() => approve.mutate({ path }, { onSuccess: () => toast(texts.isApproved(name)) })}
          >
            {texts.approve}
          </Button>
        )}
        {(approvedAt !== null || isWaiting) && (
          <Button
            size="small"
            kind="quiet-danger"
            isBusy={withdraw.isPending}
            aria-label={isWaiting ? texts.declineNamed(name) : texts.withdrawNamed(name)}
            onClick={() => withdraw.mutate({ path }, { onSuccess: () => toast(texts.isWithdrawn(name)) })}
          >
            {isWaiting ? texts.decline : texts.withdraw}
          </Button>
        )}
      </span>
    </li>
  );
}
