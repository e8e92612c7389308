import type { ReactNode } from 'react';
import { get, getPage } from '../../api.ts';
import { sayNowIn } from '../../dates.ts';
import type { Ability } from '../../client/operations.ts';
import type { Organization } from '../../records.ts';
import { Link } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { ButtonLink, CopyButton } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Facts, Page, Panel } from '../../ui/page.tsx';
import { useLoad } from '../../ui/use-load.ts';
import { plainly, roleNames } from '../../words.ts';
import { useDepartments } from '../departments/source.ts';
import './home.css';

export function Screen(): ReactNode {
  const { user, organization } = useSession();
  const can = useCan();
  return (
    <Page
      title={`Hello, ${user.preferred_name ?? user.first_name}`}
      lead={`${organization.name}, ${sayNowIn(organization.timezone)}`}
      actions={
        can('users.create') && (
          <ButtonLink to="/people/new" icon="plus" kind="primary">
            Add a person
          </ButtonLink>
        )
      }
    >
      <Tiles />
      <div className="home__columns">
        <Panel
          title="You"
          actions={
            <ButtonLink to={`/people/${user.id}`} size="small">
              My record
            </ButtonLink>
          }
        >
          <Facts
            facts={[
              ['Role', roleNames[user.role]],
              ['Job title', user.job_title],
              ['E-mail address', user.email],
            ]}
          />
          {can('myAccessLog.list') && (
            <p>
              <Link to="/me/access-log">Who looked at my private data</Link>
            </p>
          )}
        </Panel>
        <OrganizationPanel />
      </div>
    </Page>
  );
}

/** Counted from lists that are short; a list of people is an export and written down, so that is not counted here. */
function Tiles(): ReactNode {
  const departments = useDepartments();
  const active = departments.data?.filter((department) => department.is_active);
  const members = active?.reduce((sum, department) => sum + department.member_count, 0);
  const teams = useCount('/teams', 'ACTIVE', 'teams.list');
  const tokens = useCount('/tokens', 'active', 'tokens.list');
  return (
    <div className="tiles">
      <Tile to="/people" needs="users.list" icon="people" label="People in departments" count={members} />
      <Tile to="/departments" needs="departments.list" icon="department" label="Departments" count={active?.length} />
      <Tile to="/teams" needs="teams.list" icon="team" label="Teams" count={teams} />
      <Tile to="/developers/tokens" needs="tokens.list" icon="key" label="API tokens" count={tokens} />
    </div>
  );
}

function useCount(path: string, status: string, needs: Ability): number | string | undefined {
  const can = useCan();
  const key = can(needs) ? `count ${path}` : null;
  const { data } = useLoad(key, (signal) => getPage(path, { status, limit: 100 }, signal));
  return data ? (data.nextCursor === null ? data.items.length : `${data.items.length}+`) : undefined;
}

interface TileProps {
  readonly to: string;
  readonly needs: Ability;
  readonly icon: IconName;
  readonly label: string;
  readonly count: number | string | undefined;
}

function Tile({ to, needs, icon, label, count }: TileProps): ReactNode {
  const can = useCan();
  if (!can(needs)) return null;
  return (
    <Link to={to} className="tile">
      <span className="tile__head">
        <Icon name={icon} />
        {label}
      </span>
      <span className="tile__count">{count}</span>
    </Link>
  );
}

function OrganizationPanel(): ReactNode {
  const { data, error, reload } = useLoad('organization', (signal) => get<Organization>('/organization', {}, signal));
  const can = useCan();
  return (
    <Panel
      title="Organization"
      actions={
        can('settings.get') && (
          <ButtonLink to="/settings" size="small">
            Settings
          </ButtonLink>
        )
      }
    >
      {data ? (
        <>
          <Facts
            facts={[
              ['Name', data.name],
              ['Timezone', data.timezone],
              ['Country', [data.country, data.region].filter(Boolean).join(', ')],
              ['Currency', data.currency],
              ['Plan', plainly(data.plan)],
            ]}
          />
          <div>
            <div className="quiet">API address</div>
            <div className="address">
              <code>{data.base_url}</code>
              <CopyButton text={data.base_url} />
              <a href="/docs">API reference</a>
            </div>
          </div>
        </>
      ) : error === null ? (
        <Skeleton lines={4} />
      ) : (
        <Failure error={error} retry={reload} />
      )}
    </Panel>
  );
}
