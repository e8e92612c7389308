import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { newTokenTexts } from '../../texts/tokens.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CheckInput, CustomInput, DayInput, Form, SelectInput, TextInput } from '../../ui/forms.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { Secret } from '../../ui/secret.tsx';
import { ScopeFields } from './scope-fields.tsx';

type NewToken = Data<'/tokens', 'post'>;

const lifetimes = [
  { value: '30', label: newTokenTexts.n30Days },
  { value: '90', label: newTokenTexts.n90Days },
  { value: '365', label: newTokenTexts.oneYear },
  { value: 'day', label: newTokenTexts.untilADayOfMy },
  { value: 'never', label: newTokenTexts.noExpiry },
];
const dayMs = 86_400_000;

function expiryOf(lifetime: string, day: string): string | null {
  if (lifetime === 'never') return null;
  // The end of that day where the person is.
  if (lifetime === 'day') return day === '' ? null : new Date(`${day}T23:59:59`).toISOString();
  return new Date(Date.now() + Number(lifetime) * dayMs).toISOString();
}

const initial = {
  name: '',
  lifetime: '90',
  expires_at: '',
  scopes: [] as readonly string[],
  requires_acceptance: false,
};
const back = { to: '/developers/tokens', label: newTokenTexts.apiTokens };

export function Screen(): ReactNode {
  const { scopes: own } = useSession();
  const [{ account: accountId }] = useSearch<'account'>();
  const account = useRead(
    '/service-accounts/{id}',
    { path: { id: accountId ?? '' } },
    { isEnabled: accountId !== undefined },
  );
  const usable: readonly string[] = accountId === undefined ? own : (account.data?.usable_scopes ?? []);
  const create = useWrite('post', '/tokens');
  const [created, setCreated] = useState<NewToken | null>(null);
  const submit = async ({ name, lifetime, expires_at, scopes, requires_acceptance }: typeof initial): Promise<void> => {
    const body = {
      name,
      scopes: [...scopes] as NewToken['scopes'],
      expires_at: expiryOf(lifetime, expires_at),
      requires_acceptance,
      ...(accountId !== undefined && { service_account_id: accountId }),
    };
    setCreated(await create.mutateAsync({ body }));
    window.scrollTo(0, 0);
  };
  if (created) {
    return (
      <Page key="created" title={newTokenTexts.yourNewToken} back={back} isNarrow>
        <TokenOnce token={created} />
      </Page>
    );
  }
  return (
    <Page
      title={newTokenTexts.newToken}
      back={back}
      isNarrow
      lead={account.data ? newTokenTexts.newTokenOfAccount(account.data.name) : newTokenTexts.newTokenLead}
    >
      {account.error && <Failure error={account.error} retry={account.reload} />}
      <Form initial={initial} onSubmit={submit} label={newTokenTexts.newToken} guardsChanges>
        {(form) => (
          <>
            <Lifetime lifetime={form.watch('lifetime')} />
            <Panel
              title={newTokenTexts.scopes}
              note={accountId === undefined ? newTokenTexts.scopesNote : newTokenTexts.scopesOfAccountNote}
            >
              <CustomInput<readonly string[]>
                name="scopes"
                label={newTokenTexts.scopesOfTheToken}
                isRequired={newTokenTexts.chooseAtLeastOneScope}
              >
                {({ value, set }) => (
                  <ScopeFields usable={usable} field={{ name: 'scopes', value, set, error: null }} />
                )}
              </CustomInput>
            </Panel>
            <div className="form__actions">
              <Button type="submit" kind="primary" isBusy={create.isPending}>
                {newTokenTexts.createToken}
              </Button>
              <ButtonLink to="/developers/tokens">{newTokenTexts.cancel}</ButtonLink>
            </div>
          </>
        )}
      </Form>
    </Page>
  );
}

const Lifetime = ({ lifetime }: { readonly lifetime: string }): ReactNode => (
  <Panel title={newTokenTexts.token}>
    <div className="form__grid">
      <TextInput
        name="name"
        label={newTokenTexts.name}
        maxLength={100}
        hint={newTokenTexts.whatItIsFor}
        isRequired={newTokenTexts.sayWhatTheToken}
        autoFocus
      />
      <SelectInput name="lifetime" label={newTokenTexts.expiresAfter} options={lifetimes} />
      {lifetime === 'day' && <DayInput name="expires_at" label={newTokenTexts.lastDay} isRequired />}
    </div>
    <CheckInput name="requires_acceptance" label={newTokenTexts.onlyPropose} hint={newTokenTexts.onlyProposeHint} />
    {lifetime === 'never' && <Notice tone="warning">{newTokenTexts.aTokenWithoutExpiryWorks}</Notice>}
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
      note={token.expires_at === null ? newTokenTexts.noExpiry : newTokenTexts.until(format.instant(token.expires_at))}
    >
      <Notice tone="warning">{newTokenTexts.copyItNow}</Notice>
      <Secret text={token.token} copy={newTokenTexts.copyToken} />
      <div>
        <h3>{newTokenTexts.tryIt}</h3>
        <pre className="example">{example}</pre>
      </div>
      <div className="form__actions">
        <ButtonLink to="/developers/tokens" kind="primary">
          {newTokenTexts.done}
        </ButtonLink>
        <a className="button" href="/docs">
          {newTokenTexts.apiReference}
        </a>
      </div>
    </Panel>
  );
}
