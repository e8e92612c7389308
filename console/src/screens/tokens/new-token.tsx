import { type ReactNode, useState } from 'react';
import { type Data, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSession } from '../../session.tsx';
import { Button, ButtonLink, CopyButton } from '../../ui/button.tsx';
import { CustomInput, DayInput, Form, SelectInput, TextInput } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { ScopeFields } from './scope-fields.tsx';

type NewToken = Data<'/tokens', 'post'>;

const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: 'day', label: 'Until a day of my choice' },
  { value: 'never', label: 'No expiry' },
];
const dayMs = 86_400_000;

function expiryOf(lifetime: string, day: string): string | null {
  if (lifetime === 'never') return null;
  // The end of that day where the person is.
  if (lifetime === 'day') return day === '' ? null : new Date(`${day}T23:59:59`).toISOString();
  return new Date(Date.now() + Number(lifetime) * dayMs).toISOString();
}

const initial = { name: '', lifetime: '90', expires_at: '', scopes: [] as readonly string[] };
const back = { to: '/developers/tokens', label: 'API tokens' };

export function Screen(): ReactNode {
  const { scopes: usable } = useSession();
  const create = useWrite('post', '/tokens');
  const [created, setCreated] = useState<NewToken | null>(null);
  const submit = async ({ name, lifetime, expires_at, scopes }: typeof initial): Promise<void> => {
    const body = { name, scopes: [...scopes] as NewToken['scopes'], expires_at: expiryOf(lifetime, expires_at) };
    setCreated(await create.mutateAsync({ body }));
    window.scrollTo(0, 0);
  };
  if (created) {
    return (
      <Page key="created" title="Your new token" back={back} isNarrow>
        <TokenOnce token={created} />
      </Page>
    );
  }
  return (
    <Page
      title="New token"
      back={back}
      isNarrow
      lead="A token acts for you: it reads and changes no more than its scopes allow, and never more than you could."
    >
      <Form initial={initial} onSubmit={submit} label="New token" guardsChanges>
        {(form) => (
          <>
            <Lifetime lifetime={form.watch('lifetime')} />
            <Panel title="Scopes" note="Those your role can use. Choose as few as the job needs.">
              <CustomInput<readonly string[]>
                name="scopes"
                label="Scopes of the token"
                isRequired="Choose at least one scope."
              >
                {({ value, set }) => (
                  <ScopeFields usable={usable} field={{ name: 'scopes', value, set, error: null }} />
                )}
              </CustomInput>
            </Panel>
            <div className="form__actions">
              <Button type="submit" kind="primary" isBusy={create.isPending}>
                Create token
              </Button>
              <ButtonLink to="/developers/tokens">Cancel</ButtonLink>
            </div>
          </>
        )}
      </Form>
    </Page>
  );
}

const Lifetime = ({ lifetime }: { readonly lifetime: string }): ReactNode => (
  <Panel title="Token">
    <div className="form__grid">
      <TextInput
        name="name"
        label="Name"
        maxLength={100}
        hint="What it is for."
        isRequired="Say what the token is for."
        autoFocus
      />
      <SelectInput name="lifetime" label="Expires after" options={lifetimes} />
      {lifetime === 'day' && <DayInput name="expires_at" label="Last day" isRequired />}
    </div>
    {lifetime === 'never' && (
      <Notice tone="warning">A token without expiry works until it is revoked. Prefer one that ends.</Notice>
    )}
  </Panel>
);

/** The one time the token itself is on a screen. */
function TokenOnce({ token }: { readonly token: NewToken }): ReactNode {
  const format = useFormat();
  const { organization } = useSession();
  const example = `curl ${organization.base_url}/token \\\n  -H "Authorization: Bearer ${token.token}"`;
  return (
    <Panel
      title={token.name}
      note={token.expires_at === null ? 'No expiry' : `Until ${format.instant(token.expires_at)}`}
    >
      <Notice tone="warning">Copy it now. It is shown this once and cannot be shown again.</Notice>
      <div className="secret">
        <code className="secret__text" data-secret>
          {token.token}
        </code>
        <CopyButton text={token.token} label="Copy token" />
      </div>
      <div>
        <h3>Try it</h3>
        <pre className="example">{example}</pre>
      </div>
      <div className="form__actions">
        <ButtonLink to="/developers/tokens" kind="primary">
          Done
        </ButtonLink>
        <a className="button" href="/docs">
          API reference
        </a>
      </div>
    </Panel>
  );
}
