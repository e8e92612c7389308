import { Children, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Read } from '../client/hooks.ts';
import { Link } from '../router.tsx';
import { pageTexts } from '../texts/parts.ts';
import { fullName, initials } from '../words.ts';
import { Icon } from './icon.tsx';
import { useOnceLaidOut } from './use-once-laid-out.ts';
import './page.css';

/** What an answer says of the ids in it. */
export type Names = Pick<Read<unknown>, 'nameOf' | 'opens'>;

let hasActed = false;
for (const act of ['pointerdown', 'keydown']) {
  window.addEventListener(act, () => (hasActed = true), { once: true, capture: true });
}

/**
 * A screen. Its heading takes the focus when one goes there, so that those who listen know where they are; on a page
 * just loaded the focus stays at its start, before the navigation.
 */
export function Page({
  title,
  tab,
  lead,
  mark,
  back,
  actions,
  isNarrow = false,
  children,
}: {
  readonly title: string;
  /** The tab of it that is open, for the title of the window. */
  readonly tab?: string;
  readonly lead?: ReactNode;
  /** Before the heading and its lead, such as the face of the person. */
  readonly mark?: ReactNode;
  readonly back?: { readonly to: string; readonly label: string };
  readonly actions?: ReactNode;
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = [...(tab === undefined ? [] : [tab]), title, pageTexts.muster].join(' · ');
  }, [title, tab]);
  useEffect(() => {
    if (hasActed) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={isNarrow ? 'page page--narrow' : 'page'}>
      <div className="page__head">
        <div className="page__titles">
          {back && (
            <Link to={back.to} className="page__back">
              <Icon name="back" />
              {back.label}
            </Link>
          )}
          <div className="page__named">
            {mark}
            <div className="page__titles">
              <h1 ref={heading} tabIndex={-1}>
                {title}
              </h1>
              {lead !== undefined && <div className="page__lead">{lead}</div>}
            </div>
          </div>
        </div>
        {actions !== undefined && <div className="page__actions">{actions}</div>}
      </div>
      {children}
    </div>
  );
}

/** A part of a screen under a heading of its own. */
export function Panel({
  title,
  note,
  actions,
  children,
}: {
  readonly title: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** Nothing: the heading alone. */
  readonly children?: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel__head">
        <div>
          <h2 id={id}>{title}</h2>
          {note !== undefined && <div className="panel__note">{note}</div>}
        </div>
        {actions !== undefined && <div className="page__actions">{actions}</div>}
      </div>
      {Children.toArray(children).length > 0 && <div className="panel__body">{children}</div>}
    </section>
  );
}

export type Fact = readonly [label: string, value: ReactNode];

/** Labelled values; what is empty is a dash. */
export function Facts({
  facts,
  isLines = false,
}: {
  readonly facts: readonly Fact[];
  /** One fact a line, for values that are sentences. */
  readonly isLines?: boolean;
}): ReactNode {
  return (
    <dl className={isLines ? 'facts facts--lines' : 'facts'}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? <span className="quiet">–</span> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How something stands: a dot says it at a glance, the word for everyone. */
export function Status({
  tone,
  children,
}: {
  readonly tone?: 'good' | 'bad' | 'warning';
  readonly children: ReactNode;
}): ReactNode {
  return <span className={tone ? `status status--${tone}` : 'status'}>{children}</span>;
}

/** A short word about something, such as a role. */
export const Chip = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <span className="chip">{children}</span>
);

interface PersonName {
  readonly first_name: string;
  readonly last_name: string;
  readonly preferred_name?: string | null;
}

export function Avatar({
  person,
  isLarge = false,
}: {
  readonly person: PersonName;
  readonly isLarge?: boolean;
}): ReactNode {
  return (
    <span className={`avatar avatar--${hueOf(person)} ${isLarge ? 'avatar--large' : ''}`} aria-hidden="true">
      {initials(person)}
    </span>
  );
}

const hues = 8;

/** By the name that is shown: the same person has the same colour everywhere. */
function hueOf(person: PersonName): number {
  let sum = 0;
  for (const character of fullName(person)) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % hues;
}

/** The name of a person, and the way to their page for those who can open it. */
export const PersonLink = ({
  id,
  of: { nameOf, opens },
}: {
  readonly id: string | null;
  readonly of: Names;
}): ReactNode => (opens(id) ? <Link to={`/people/${id ?? ''}`}>{nameOf(id)}</Link> : nameOf(id));

/** A person in a row: who they are, and one line more. */
export function Who({
  person,
  small,
  to,
}: {
  readonly person: PersonName;
  readonly small?: string | null;
  readonly to?: string;
}): ReactNode {
  return (
    <span className="who">
      <Avatar person={person} />
      <span className="who__text">
        {to === undefined ? (
          <span>{fullName(person)}</span>
        ) : (
          <Link to={to} className="row-link">
            {fullName(person)}
          </Link>
        )}
        {small != null && small !== '' && <span className="who__small">{small}</span>}
      </span>
    </span>
  );
}

export function Swatch({ color, children }: { readonly color: string; readonly children: ReactNode }): ReactNode {
  return (
    <span className="swatch-line">
      <span className="swatch" style={{ background: color }} />
      {children}
    </span>
  );
}

/** More would take a phone's whole first view. */
const fewTabs = 6;

export function Tabs({
  label,
  tabs,
  current,
}: {
  readonly label: string;
  readonly tabs: readonly {
    readonly to: string;
    readonly label: string;
    /** No screen of the app, but another page. */
    readonly isOutside?: boolean;
  }[];
  readonly current: string;
}): ReactNode {
  const bar = useRef<HTMLElement>(null);
  // If the bar is wider than the screen, the tab one is on is in sight.
  useOnceLaidOut(current, () => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (!bar.current || !tab) return;
    const { left, width } = bar.current.getBoundingClientRect();
    const at = tab.getBoundingClientRect();
    bar.current.scrollLeft += at.left - left - (width - at.width) / 2;
  });
  return (
    <nav className={tabs.length > fewTabs ? 'tabs' : 'tabs tabs--few'} aria-label={label} ref={bar}>
      {tabs.map((tab) =>
        tab.isOutside === true ? (
          <a key={tab.to} href={tab.to}>
            {tab.label}
          </a>
        ) : (
          <Link key={tab.to} to={tab.to} aria-current={tab.to === current ? 'page' : undefined}>
            {tab.label}
          </Link>
        ),
      )}
    </nav>
  );
}
