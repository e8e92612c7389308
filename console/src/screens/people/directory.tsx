import { Mail, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Item, useList } from '../../client/hooks.ts';
import { Link, useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { directoryTexts } from '../../texts/people/people.ts';
import { Button } from '../../ui/button.tsx';
import { Email } from '../../ui/email.tsx';
import { Notice, State } from '../../ui/notice.tsx';
import { Avatar, Page } from '../../ui/page.tsx';
import { PendingPanel } from '../../ui/pending.tsx';
import { FilterBar } from '../../ui/table-filters.tsx';
import { ViewsBar } from '../../ui/views-bar.tsx';
import { fullName } from '../../words.ts';
import '../../ui/data-table.css';
import './people.css';
import '../../ui/table.css';

type Person = Item<'/users'>;

/** Faces rather than rows: for finding a colleague, not for keeping records. */
export function Screen(): ReactNode {
  const { user } = useSession();
  const [search] = useSearch<'q'>();
  const list = useList('/users', {
    query: { status: 'active', q: search.q, sort: 'name', tiers: 'directory', total: true },
  });
  return (
    <Page title={directoryTexts.title} lead={directoryTexts.lead}>
      <FilterBar filters={[]} searches={directoryTexts.search} />
      <ViewsBar list="users.list" />
      {list.rows === undefined && <PendingPanel read={list} />}
      {search.q === undefined && list.rows?.length === 1 && list.rows[0]?.id === user.id && (
        <Notice>{directoryTexts.onlyYou}</Notice>
      )}
      {list.rows?.length === 0 && (
        <State icon="info" title={directoryTexts.nobody}>
          {directoryTexts.hint}
        </State>
      )}
      <ul className="faces" aria-label={directoryTexts.people}>
        {list.rows?.map((person) => (
          <Face key={person.id} person={person} department={list.nameOf(person.department_id)} />
        ))}
      </ul>
      {list.rows !== undefined && list.rows.length > 0 && (
        <div className="table__more">
          <span className="quiet" role="status">
            {directoryTexts.peopleCount(list.total ?? list.rows.length)}
          </span>
          {list.hasMore && (
            <Button size="small" isBusy={list.isLoadingMore} onClick={list.loadMore}>
              {directoryTexts.showMore}
            </Button>
          )}
        </div>
      )}
    </Page>
  );
}

function Face({ person, department }: { readonly person: Person; readonly department: string | null }): ReactNode {
  const { user } = useSession();
  return (
    <li className="face">
      <span className="who">
        <Avatar person={person} isLarge />
        <span className="who__text">
          <Link to={person.id === user.id ? '/me' : `/people/${person.id}`}>{fullName(person)}</Link>
          <span className="who__small">{person.job_title}</span>
        </span>
      </span>
      <span className="face__lines">
        {department !== null && <span>{department}</span>}
        <span>
          <Mail size={13} aria-hidden="true" />
          <Email address={person.email} />
        </span>
        {person.work_location !== null && (
          <span>
            <MapPin size={13} aria-hidden="true" />
            {person.work_location}
          </span>
        )}
      </span>
    </li>
  );
}
