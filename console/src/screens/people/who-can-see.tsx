import { type ReactNode, useState } from 'react';
import { type Data, useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { whoCanSeeTexts } from '../../texts/people/who-can-see.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, LeaveButton } from '../../ui/dialog.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Avatar, Facts, Panel } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import '../../ui/member-list.css';

type VisibleTo = Data<'/users/{id}/visible-to'>;
type What = VisibleTo['what'];
type Reason = VisibleTo['people'][number]['by'][number];

interface Whose {
  readonly id: string;
  readonly can?: readonly string[];
}

const mayAsk = ({ can }: Whose): boolean => can?.includes('users.getVisibleTo') === true;

/** Beside what is private: who can see it, by the rights of today. */
export function WhoCanSee({ person, what }: { readonly person: Whose; readonly what: What }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  if (!mayAsk(person)) return null;
  return (
    <>
      <Button size="small" aria-label={whoCanSeeTexts.openNamed[what]} onClick={() => setIsOpen(true)}>
        {whoCanSeeTexts.open}
      </Button>
      {isOpen && (
        <WhoCanSeeDialog
          id={person.id}
          what={what}
          title={whoCanSeeTexts.titles[what]}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

const ownKinds: readonly What[] = ['pay', 'leave', 'private', 'documents', 'time'];

/** The same of oneself, for everything that there is. */
export function WhoCanSeeMine({ userId }: { readonly userId: string }): ReactNode {
  const [asked, setAsked] = useState<What | null>(null);
  return (
    <Panel title={whoCanSeeTexts.ownTitle} note={whoCanSeeTexts.ownNote}>
      <div className="add-line">
        {ownKinds.map((what) => (
          <Button key={what} onClick={() => setAsked(what)}>
            {whoCanSeeTexts.own[what]}
          </Button>
        ))}
      </div>
      {asked !== null && (
        <WhoCanSeeDialog id={userId} what={asked} title={whoCanSeeTexts.titles[asked]} onClose={() => setAsked(null)} />
      )}
    </Panel>
  );
}

function WhoCanSeeDialog({
  id,
  what,
  title,
  onClose,
}: {
  readonly id: string;
  readonly what: What;
  readonly title: string;
  readonly onClose: () => void;
}): ReactNode {
  const read = useRead('/users/{id}/visible-to', { path: { id }, query: { what } });
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{whoCanSeeTexts.explained[what]}</p>
      {read.data && <Found found={read.data} opens={read.opens} />}
      {!read.data && (read.error ? <Failure error={read.error} retry={read.reload} /> : <Skeleton lines={4} />)}
      <p className="quiet">{whoCanSeeTexts.today}</p>
      <div className="form__actions form__actions--end">
        <LeaveButton>{whoCanSeeTexts.close}</LeaveButton>
      </div>
    </Dialog>
  );
}

function Found({
  found: { people, others, others_by },
  opens,
}: {
  readonly found: VisibleTo;
  readonly opens: (id: string) => boolean;
}): ReactNode {
  const format = useFormat();
  const say = ({ kind, until }: Reason): string =>
    until === null
      ? whoCanSeeTexts.by[kind]
      : whoCanSeeTexts.until(whoCanSeeTexts.by[kind], format.day(format.dayOf(until)));
  if (people.length === 0 && others === 0) return <p>{whoCanSeeTexts.nobody}</p>;
  return (
    <>
      {people.length > 0 && (
        <ul className="members">
          {people.map((person) => (
            <li key={person.user_id}>
              <span className="who">
                <Avatar person={person} />
                <span className="who__text">
                  {person.user_id.startsWith('usr_') && opens(person.user_id) ? (
                    <Link to={`/people/${person.user_id}`}>{fullName(person)}</Link>
                  ) : (
                    fullName(person)
                  )}
                  <span className="who__small">{person.by.map(say).join(' · ')}</span>
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {others > 0 && (
        <>
          <p>{whoCanSeeTexts.others(others)}</p>
          <Facts facts={others_by.map(({ kind, count }) => [whoCanSeeTexts.by[kind], format.number(count)])} isLines />
        </>
      )}
    </>
  );
}
