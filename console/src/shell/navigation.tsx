import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { keep, readKeptJson } from '../kept.ts';
import { currentEntry, type NavigationEntry, type NavigationGroup } from '../navigation.ts';
import { Link } from '../router.tsx';
import { navigationTexts } from '../texts/shell.ts';
import { useOnceLaidOut } from '../ui/use-once-laid-out.ts';
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
  const [folded, fold] = useFolded();
  const bar = useRef<HTMLElement>(null);
  // If there are more entries than fit, the one that one is on is in sight.
  useOnceLaidOut(current, () => bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }));
  return (
    <nav ref={bar} className="nav" aria-label={navigationTexts.sections}>
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          current={current}
          isFolded={folded.includes(group.id)}
          onFold={(isFolded) => fold(group.id, isFolded)}
        />
      ))}
    </nav>
  );
}

/** Folded away, a group still shows the entry that one is on. */
function Group({
  group: { title, entries },
  current,
  isFolded,
  onFold,
}: {
  readonly group: NavigationGroup;
  readonly current: string | null;
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}): ReactNode {
  const id = useId();
  const shown = title !== null && isFolded ? entries.filter(({ path }) => path === current) : entries;
  return (
    <div className="nav__group">
      {title !== null && (
        <button
          type="button"
          className="nav__title"
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => onFold(!isFolded)}
        >
          {title}
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      )}
      <ul id={id}>
        {shown.map((entry) => (
          <Entry key={entry.path} entry={entry} isCurrent={entry.path === current} />
        ))}
      </ul>
    </div>
  );
}

const Entry = ({
  entry: { label, path, icon: Icon, badge },
  isCurrent,
}: {
  readonly entry: NavigationEntry;
  readonly isCurrent: boolean;
}): ReactNode => (
  <li>
    <Link to={path} className="nav__link" aria-current={isCurrent ? 'page' : undefined}>
      <Icon className="icon" size={16} aria-hidden="true" />
      <span className="nav__label">{label}</span>
      {badge && <Badge />}
    </Link>
  </li>
);

const kept = 'menu.folded';

/** The groups that the person has folded away, on this device. */
function useFolded(): [folded: readonly string[], fold: (group: string, isFolded: boolean) => void] {
  const [folded, setFolded] = useState<readonly string[]>(() => {
    const read = readKeptJson(kept);
    return Array.isArray(read) ? read.filter((id) => typeof id === 'string') : [];
  });
  const fold = (group: string, isFolded: boolean): void => {
    const next = [...folded.filter((id) => id !== group), ...(isFolded ? [group] : [])];
    keep(kept, next.length === 0 ? null : JSON.stringify(next));
    setFolded(next);
  };
  return [folded, fold];
}
