import type { ReactNode } from 'react';
import { Link } from '../router.tsx';
import { memberListTexts } from '../texts/ui.ts';
import { fullName } from '../words.ts';
import { Button } from './button.tsx';
import { Avatar } from './page.tsx';
import type { NamedPerson } from './person-picker.tsx';
import './member-list.css';

/** People who belong to something, each with a way out if that is allowed. */
export function MemberList({
  people,
  opens,
  empty,
  busyWith,
  onRemove,
}: {
  readonly people: readonly (NamedPerson & { readonly job_title?: string | null })[];
  /** Whose page can be opened. */
  readonly opens: (id: string) => boolean;
  readonly empty: string;
  readonly busyWith: string | null;
  readonly onRemove?: (person: NamedPerson) => void;
}): ReactNode {
  if (people.length === 0) return <p className="quiet">{empty}</p>;
  return (
    <ul className="members">
      {people.map((person) => (
        <li key={person.id}>
          <span className="who">
            <Avatar person={person} />
            <span className="who__text">
              {opens(person.id) ? <Link to={`/people/${person.id}`}>{fullName(person)}</Link> : fullName(person)}
              {person.job_title != null && <span className="who__small">{person.job_title}</span>}
            </span>
          </span>
          {onRemove && (
            <Button size="small" kind="quiet-danger" isBusy={busyWith === person.id} onClick={() => onRemove(person)}>
              {memberListTexts.remove}
              <span className="only-read-aloud"> {fullName(person)}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
