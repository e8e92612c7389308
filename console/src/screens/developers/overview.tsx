import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { overviewTexts } from '../../texts/developers.ts';
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
            <strong>{overviewTexts.goOn}</strong> {overviewTexts.everyOperation}{' '}
            <a href="/docs">{overviewTexts.apiReference}</a>
            {overviewTexts.whichYouCanTry}
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
              <Link to="/developers/webhooks">{overviewTexts.webhooks}</Link>{' '}
              {overviewTexts.tellYourProgramsWhatHappens}
            </li>
          )}
          {can('webhookEvents.list') && (
            <li>
              <Link to="/developers/events">{overviewTexts.events}</Link> {overviewTexts.listsEverything}
            </li>
          )}
          <li>
            <Link to="/developers/requests">{overviewTexts.requests}</Link> {overviewTexts.showsWhatYourProgramsAsked}
          </li>
          <li>
            <Link to="/developers/permissions">{overviewTexts.permissions}</Link> {overviewTexts.showsWhichRoleMayCall}
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
