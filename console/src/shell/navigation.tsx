import { type ReactNode, useEffect, useRef } from 'react';
import { currentEntry, type NavigationGroup, referenceEntry } from '../navigation.ts';
import { Link } from '../router.tsx';
import { navigationTexts as entryTexts } from '../texts/navigation.ts';
import { navigationTexts } from '../texts/shell.ts';
import { Badge } from './badge.tsx';

/** The sidebar, and on a phone what stands under More. */
export function Navigation({
  groups,
  path,
}: {
  readonly groups: readonly NavigationGroup[];
  readonly path: string;
}): ReactNode {
  const current = currentEntry(groups, path);
  const bar = useRef<HTMLElement>(null);
  // If there are more entries than fit, the one that one is on is in sight.
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav ref={bar} className="nav" aria-label={navigationTexts.sections}>
      {groups.map(({ title, entries }) => (
        <div key={title ?? 'everyone'} className="nav__group">
          {title !== null && <div className="nav__title">{title}</div>}
          <ul>
            {entries.map(({ label, path: to, icon: Icon, badge }) => (
              <li key={to}>
                <Link to={to} className="nav__link" aria-current={to === current ? 'page' : undefined}>
                  <Icon className="icon" size={16} aria-hidden="true" />
                  <span className="nav__label">{label}</span>
                  {badge && <Badge />}
                </Link>
              </li>
            ))}
            {title === entryTexts.developers && (
              <li>
                <a href={referenceEntry.href} className="nav__link">
                  <referenceEntry.icon className="icon" size={16} aria-hidden="true" />
                  <span className="nav__label">{referenceEntry.label}</span>
                </a>
              </li>
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}
