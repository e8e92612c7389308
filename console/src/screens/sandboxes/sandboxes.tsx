import { type ReactNode, useEffect, useState } from 'react';
import { type Data, type Item, useList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useCan, useSession } from '../../session.tsx';
import { sandboxTexts as texts } from '../../texts/sandboxes.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CheckInput, SelectInput, TextInput } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, Status } from '../../ui/page.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Secret } from '../../ui/secret.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Within } from './faults.tsx';
import { openSandbox } from './switch.ts';
import '../tokens/tokens.css';

type Sandbox = Item<'/sandboxes'>;
type Token = Data<'/sandboxes/{id}/tokens', 'post'>;
interface Asked {
  readonly kind: 'reset' | 'delete' | 'token';
  readonly sandbox: Sandbox;
}

const isUnderWay = ({ status }: Sandbox): boolean => status !== 'READY' && status !== 'FAILED';

/** Where those who develop against Muster try things out; within one, what can be tried there. */
export function Screen(): ReactNode {
  const { organization } = useSession();
  return organization.is_sandbox ? <Within /> : <Sandboxes />;
}

function Sandboxes(): ReactNode {
  const can = useCan();
  const [asked, setAsked] = useState<Asked | 'new' | null>(null);
  const [created, setCreated] = useState<{ readonly sandbox: Sandbox; readonly token: Token } | null>(null);
  /** Whose token was asked for with it, for as long as it is being made. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const close = (): void => setAsked(null);
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        can('sandboxes.create') && (
          <Button kind="primary" icon="plus" onClick={() => setAsked('new')}>
            {texts.new}
          </Button>
        )
      }
    >
      <All
        onAsk={setAsked}
        awaited={awaited}
        onToken={(sandbox, token) => {
          setAwaited(null);
          if (token) setCreated({ sandbox, token });
        }}
      />
      {asked === 'new' && <NewDialog onClose={close} onMaking={setAwaited} />}
      {asked !== null && asked !== 'new' && asked.kind === 'token' && (
        <TokenDialog
          sandbox={asked.sandbox}
          onClose={close}
          onCreated={(token) => setCreated({ sandbox: asked.sandbox, token })}
        />
      )}
      {asked !== null && asked !== 'new' && asked.kind === 'reset' && (
        <ResetDialog sandbox={asked.sandbox} onClose={close} />
      )}
      {asked !== null && asked !== 'new' && asked.kind === 'delete' && (
        <DeleteDialog sandbox={asked.sandbox} onClose={close} />
      )}
      {created && <TokenOnce {...created} onClose={() => setCreated(null)} />}
    </Page>
  );
}

function All({
  onAsk,
  awaited,
  onToken,
}: {
  readonly onAsk: (asked: Asked) => void;
  readonly awaited: string | null;
  /** null: it was not made, or its token was refused. */
  readonly onToken: (sandbox: Sandbox, token: Token | null) => void;
}): ReactNode {
  const format = useFormat();
  const [isBusy, setIsBusy] = useState(true);
  const list = useList('/sandboxes', {}, { refetchEveryMs: isBusy ? 1000 : 30_000 });
  const isNowBusy = list.rows?.some(isUnderWay) ?? false;
  if (isNowBusy !== isBusy) setIsBusy(isNowBusy);
  const made = list.rows?.find((one) => one.id === awaited && !isUnderWay(one));
  useTokenOf(made, onToken);
  const columns: readonly TableColumn<Sandbox>[] = [
    { id: 'name', title: texts.name, kind: 'lead', cell: ({ name }) => name },
    {
      id: 'people',
      title: texts.people,
      cell: ({ people }) => (people === 0 ? texts.noPeople : texts.peopleOf(people)),
    },
    { id: 'status', title: texts.status, cell: (one) => <StatusOf sandbox={one} /> },
    {
      id: 'used',
      title: texts.lastUsed,
      cell: ({ last_used_at: used }) => (used === null ? texts.never : format.instant(used)),
    },
    {
      id: 'actions',
      title: texts.actions,
      kind: 'actions',
      cell: (one) => !isUnderWay(one) && <Actions sandbox={one} onAsk={onAsk} />,
    },
  ];
  return (
    <DataTable
      label={texts.sandboxes}
      noun={texts.noun}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      empty={texts.empty}
    />
  );
}

/** Asked for once, when the sandbox is there. */
function useTokenOf(made: Sandbox | undefined, onToken: (sandbox: Sandbox, token: Token | null) => void): void {
  const toast = useToast();
  const { mutateAsync: create } = useWrite('post', '/sandboxes/{id}/tokens');
  const id = made?.id;
  useEffect(() => {
    if (!made) return;
    if (made.status === 'FAILED') {
      onToken(made, null);
      return;
    }
    create({ path: { id: made.id }, body: { name: made.name } }).then(
      (token) => onToken(made, token),
      (error: unknown) => {
        toast(error instanceof Error ? error.message : String(error));
        onToken(made, null);
      },
    );
    // The row is another object with each look at the list.
  }, [id]);
}

function StatusOf({ sandbox }: { readonly sandbox: Sandbox }): ReactNode {
  const format = useFormat();
  const { status, progress, name, deleted_on: deletedOn } = sandbox;
  const said = texts.statuses[status];
  if (status === 'MAKING' || status === 'RESETTING')
    return (
      <Progress label={`${said}: ${name}`} done={progress} all={100}>
        {said}
      </Progress>
    );
  if (deletedOn !== null) return <Status tone="warning">{texts.deletedOn(format.day(format.dayOf(deletedOn)))}</Status>;
  if (status === 'READY') return <Status tone="good">{said}</Status>;
  return status === 'FAILED' ? <Status tone="bad">{said}</Status> : <Status>{said}</Status>;
}

function Actions({ sandbox, onAsk }: { readonly sandbox: Sandbox; readonly onAsk: (asked: Asked) => void }): ReactNode {
  const can = useCan();
  const toast = useToast();
  const named = <span className="only-read-aloud"> {sandbox.name}</span>;
  const isReady = sandbox.status === 'READY';
  const open = (): void => {
    openSandbox(sandbox.id).catch((error: unknown) => toast(error instanceof Error ? error.message : String(error)));
  };
  return (
    <>
      {isReady && can('sandboxes.open') && (
        <Button size="small" onClick={open}>
          {texts.open}
          {named}
        </Button>
      )}
      {isReady && can('sandboxes.createToken') && (
        <Button size="small" onClick={() => onAsk({ kind: 'token', sandbox })}>
          {texts.token}
          {named}
        </Button>
      )}
      {can('sandboxes.reset') && (
        <Button size="small" onClick={() => onAsk({ kind: 'reset', sandbox })}>
          {texts.reset}
          {named}
        </Button>
      )}
      {can('sandboxes.delete') && (
        <Button size="small" onClick={() => onAsk({ kind: 'delete', sandbox })}>
          {texts.delete}
          {named}
        </Button>
      )}
    </>
  );
}

interface Values {
  readonly name: string;
  readonly people: string;
  readonly copy_settings: boolean;
  readonly with_token: boolean;
}

const sizes = [
  { value: '25', label: texts.usual },
  { value: '250', label: texts.many },
  { value: '0', label: texts.noPeople },
];
const sizeOf = (people: string): Sandbox['people'] => (people === '250' ? 250 : people === '0' ? 0 : 25);

function NewDialog({
  onClose,
  onMaking,
}: {
  readonly onClose: () => void;
  readonly onMaking: (id: string) => void;
}): ReactNode {
  const can = useCan();
  const create = useWrite('post', '/sandboxes');
  return (
    <FormDialog<Values, Data<'/sandboxes', 'post'>>
      title={texts.new}
      action={texts.make}
      initial={{ name: '', people: '25', copy_settings: false, with_token: can('sandboxes.createToken') }}
      onClose={onClose}
      done={({ name }) => texts.making(name)}
      onSubmit={async ({ name, people, copy_settings, with_token }) => {
        const sandbox = await create.mutateAsync({
          body: { name: name.trim(), people: sizeOf(people), copy_settings },
        });
        if (with_token) onMaking(sandbox.id);
        return sandbox;
      }}
    >
      <TextInput name="name" label={texts.name} hint={texts.nameHint} maxLength={60} isRequired autoFocus />
      <SelectInput name="people" label={texts.people} options={sizes} />
      <CheckInput name="copy_settings" label={texts.copySettings} hint={texts.copySettingsHint} />
      {can('sandboxes.createToken') && (
        <CheckInput name="with_token" label={texts.withToken} hint={texts.withTokenHint} />
      )}
    </FormDialog>
  );
}

function TokenDialog({
  sandbox,
  onClose,
  onCreated,
}: {
  readonly sandbox: Sandbox;
  readonly onClose: () => void;
  readonly onCreated: (token: Token) => void;
}): ReactNode {
  const create = useWrite('post', '/sandboxes/{id}/tokens');
  return (
    <FormDialog<{ readonly name: string }, Token>
      title={texts.tokenTitle(sandbox.name)}
      action={texts.createToken}
      initial={{ name: sandbox.name }}
      onClose={onClose}
      onSubmit={async ({ name }) => {
        const token = await create.mutateAsync({ path: { id: sandbox.id }, body: { name: name.trim() } });
        onCreated(token);
        return token;
      }}
    >
      <TextInput name="name" label={texts.tokenName} hint={texts.tokenHint} maxLength={100} isRequired autoFocus />
    </FormDialog>
  );
}

/** The one time the token itself is on a screen. */
function TokenOnce({
  sandbox,
  token: { token },
  onClose,
}: {
  readonly sandbox: Sandbox;
  readonly token: Token;
  readonly onClose: () => void;
}): ReactNode {
  const { organization } = useSession();
  return (
    <Dialog title={texts.yourToken(sandbox.name)} onClose={onClose}>
      <Notice tone="warning">{texts.copyItNow}</Notice>
      <Secret text={token} copy={texts.copyToken} />
      <h3>{texts.tryIt}</h3>
      <pre className="example">{`curl ${organization.base_url}/users \\\n  -H "Authorization: Bearer ${token}"`}</pre>
      <div className="form__actions">
        <Button kind="primary" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  );
}

function ResetDialog({ sandbox, onClose }: { readonly sandbox: Sandbox; readonly onClose: () => void }): ReactNode {
  const reset = useWrite('post', '/sandboxes/{id}/reset');
  return (
    <ConfirmDialog
      title={texts.resetTitle(sandbox.name)}
      action={texts.reset}
      done={texts.resetDone}
      onClose={onClose}
      onConfirm={() => reset.mutateAsync({ path: { id: sandbox.id } })}
    >
      {texts.resetText}
    </ConfirmDialog>
  );
}

function DeleteDialog({ sandbox, onClose }: { readonly sandbox: Sandbox; readonly onClose: () => void }): ReactNode {
  const remove = useWrite('delete', '/sandboxes/{id}');
  return (
    <ConfirmDialog
      title={texts.deleteTitle(sandbox.name)}
      action={texts.delete}
      done={texts.deleteDone}
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ path: { id: sandbox.id } })}
    >
      {texts.deleteText}
    </ConfirmDialog>
  );
}
