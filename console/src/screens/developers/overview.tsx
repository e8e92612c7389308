import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { overviewTexts } from '../../texts/developers.ts';
import { ButtonLink, CopyButton } from '../../ui/button.tsx';
import { Linked } from '../../ui/linked.tsx';
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
      title={overviewTexts.developers}
      lead={overviewTexts.developersLead}
      actions={
        can('tokens.create') && (
          <ButtonLink to="/developers/tokens/new" kind="primary" icon="plus">
            {overviewTexts.newToken}
          </ButtonLink>
        )
      }
    >
      <Panel title={overviewTexts.quickStart}>
        <ol className="steps">
          <li>
            <strong>{overviewTexts.createAToken}</strong> {overviewTexts.itCarriesTheScopes}
            {own.length > 0 && <OwnTokens tokens={own} />}
          </li>
          <li>
            <strong>{overviewTexts.askWhoItIs}</strong> {overviewTexts.putTheToken}
            <pre className="example" tabIndex={0} aria-label={overviewTexts.aFirstCall}>
              {call}
            </pre>
            <CopyButton text={call} label={overviewTexts.copyTheCall} />
          </li>
          <li>
            <strong>{overviewTexts.goOn}</strong>{' '}
            <Linked text={overviewTexts.everyOperation} link={(words) => <a href="/docs">{words}</a>} />
          </li>
        </ol>
      </Panel>
      <Panel title={overviewTexts.goodToKnow}>
        <Facts
          facts={[
            [overviewTexts.apiAddress, <code key="address">{organization.base_url}</code>],
            [overviewTexts.times, overviewTexts.iso8601InUTC],
            [overviewTexts.currency, organization.currency],
            [overviewTexts.timeZoneOfTheOrganization, format.timeZone],
          ]}
        />
        <ul className="plain-list">
          {can('webhooks.list') && (
            <li>
              <Linked
                text={overviewTexts.webhooksTell}
                link={(words) => <Link to="/developers/webhooks">{words}</Link>}
              />
            </li>
          )}
          {can('webhookEvents.list') && (
            <li>
              <Linked text={overviewTexts.eventsList} link={(words) => <Link to="/developers/events">{words}</Link>} />
            </li>
          )}
          <li>
            <Linked
              text={overviewTexts.requestsShow}
              link={(words) => <Link to="/developers/requests">{words}</Link>}
            />
          </li>
          <li>
            <Linked
              text={overviewTexts.permissionsShow}
              link={(words) => <Link to="/developers/permissions">{words}</Link>}
            />
          </li>
        </ul>
      </Panel>
    </Page>
  );
}

const OwnTokens = ({ tokens }: { readonly tokens: readonly { id: string; name: string }[] }): ReactNode => (
  <p>
    {overviewTexts.yours}{' '}
    {tokens.map(({ id, name }, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <Link to={`/developers/tokens/${id}`}>{name}</Link>
      </span>
    ))}
  </p>
);
