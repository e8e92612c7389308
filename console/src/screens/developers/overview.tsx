import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { ButtonLink, CopyButton } from '../../ui/button.tsx';
import { Facts, Page, Panel } from '../../ui/page.tsx';
import '../tokens/tokens.css';
import './developers.css';

/** From nothing to a first answer of the API. */
export function Screen(): ReactNode {
  const can = useCan();
  const format = useFormat();
  const { user, organization } = useSession();
  const tokens = useList('/tokens', { query: { user_id: user.id, status: 'active' } }, { pageSize: 5 });
  const call = `curl '${organization.base_url}/token' \\\n  -H "Authorization: Bearer $TOKEN"`;
  const own = tokens.rows ?? [];
  return (
    <Page
      title="Developers"
      lead="The API does what the app does, with the rights of the person behind the token."
      actions={
        can('tokens.create') && (
          <ButtonLink to="/developers/tokens/new" kind="primary" icon="plus">
            New token
          </ButtonLink>
        )
      }
    >
      <Panel title="Quick start">
        <ol className="steps">
          <li>
            <strong>Mint a token.</strong> It carries the scopes you choose and is shown once.
            {own.length > 0 && <OwnTokens tokens={own} />}
          </li>
          <li>
            <strong>Ask who it is.</strong> Put the token where the call says so.
            <pre className="example" tabIndex={0} aria-label="A first call">
              {call}
            </pre>
            <CopyButton text={call} label="Copy the call" />
          </li>
          <li>
            <strong>Go on.</strong> Every operation is in the <a href="/docs">API reference</a>, which you can try from
            the page.
          </li>
        </ol>
      </Panel>
      <Panel title="Good to know">
        <Facts
          facts={[
            ['API address', <code key="address">{organization.base_url}</code>],
            ['Times', 'ISO 8601 in UTC'],
            ['Currency', organization.currency],
            ['Time zone of the organization', format.timeZone],
          ]}
        />
        <ul className="plain-list">
          {can('webhooks.list') && (
            <li>
              <Link to="/developers/webhooks">Webhooks</Link> tell your programs what happens.
            </li>
          )}
          {can('webhookEvents.list') && (
            <li>
              <Link to="/developers/events">Events</Link> lists everything they can be told, with an example of each.
            </li>
          )}
          <li>
            <Link to="/developers/requests">Requests</Link> shows what your programs asked, and what went wrong.
          </li>
          <li>
            <Link to="/developers/permissions">Permissions</Link> shows which role may call what.
          </li>
        </ul>
      </Panel>
    </Page>
  );
}

const OwnTokens = ({ tokens }: { readonly tokens: readonly { id: string; name: string }[] }): ReactNode => (
  <p>
    Yours:{' '}
    {tokens.map(({ id, name }, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <Link to={`/developers/tokens/${id}`}>{name}</Link>
      </span>
    ))}
  </p>
);
