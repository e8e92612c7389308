import { useState, type ReactNode } from 'react';
import { get, send } from '../../api.ts';
import { sayInstant } from '../../dates.ts';
import type { NewToken, Organization } from '../../records.ts';
import { useSession } from '../../session.tsx';
import { Button, ButtonLink, CopyButton } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FormView, useForm } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { useLoad } from '../../ui/use-load.ts';
import { ScopeFields } from './scope-fields.tsx';

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

export function Screen(): ReactNode {
  const { scopes: usable } = useSession();
  const [created, setCreated] = useState<NewToken | null>(null);
  const initial = { name: '', lifetime: '90', expires_at: '', scopes: [] as readonly string[] };
  const form = useForm({
    initial,
    required: { name: 'Say what the token is for.', scopes: 'Choose at least one scope.' },
    submit: async ({ name, lifetime, expires_at, scopes }) => {
      const body = { name, scopes, expires_at: expiryOf(lifetime, expires_at) };
      setCreated(await send<NewToken>('POST', '/tokens', body));
      window.scrollTo(0, 0);
    },
  });
  const back = { to: '/developers/tokens', label: 'API tokens' };
  if (created) {
    return (
      <Page key="created" title="Your new token" back={back} isNarrow>
        <TokenOnce token={created} />
      </Page>
    );
  }
  const { lifetime } = form.values;
  const scopesError = form.bind('scopes').error;
  return (
    <Page
      title="New token"
      back={back}
      isNarrow
      lead="A token acts for you: it reads and changes no more than its scopes allow, and never more than you could."
    >
      <FormView form={form} label="New token">
        <Panel title="Token">
          <div className="form__grid">
            <TextField field={form.bind('name')} label="Name" maxLength={100} hint="What it is for." autoFocus />
            <SelectField field={form.bind('lifetime')} label="Expires after" options={lifetimes} />
            {lifetime === 'day' && <TextField field={form.bind('expires_at')} label="Last day" type="date" />}
          </div>
          {lifetime === 'never' && (
            <Notice tone="warning">A token without expiry works until it is revoked. Prefer one that ends.</Notice>
          )}
        </Panel>
        <Panel title="Scopes" note="Those your role can use. Choose as few as the job needs.">
          {scopesError !== null && <Notice tone="danger">{scopesError}</Notice>}
          <ScopeFields usable={usable} field={form.bind('scopes')} />
        </Panel>
        <div className="form__actions">
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            Create token
          </Button>
          <ButtonLink to="/developers/tokens">Cancel</ButtonLink>
        </div>
      </FormView>
    </Page>
  );
}

/** The one time the token itself is on a screen. */
function TokenOnce({ token }: { readonly token: NewToken }): ReactNode {
  const organization = useLoad('organization', (signal) => get<Organization>('/organization', {}, signal));
  const example = `curl ${organization.data?.base_url ?? '…'}/token \\\n  -H "Authorization: Bearer ${token.token}"`;
  return (
    <Panel title={token.name} note={token.expires_at === null ? 'No expiry' : `Until ${sayInstant(token.expires_at)}`}>
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
