import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { keep, readKeptJson } from '../kept.ts';
import { currentEntry, type NavigationItem } from '../navigation.ts';
import { Link } from '../router.tsx';
import { navigationTexts } from '../texts/shell.ts';
import { useOnceLaidOut } from '../ui/use-once-laid-out.ts';
import { Badge } from './badge.tsx';

/** The sidebar, and on a phone what stands under More. */
export function Navigation({
  parts,
  path,
}: {
  readonly parts: readonly (readonly NavigationItem[])[];
  readonly path: string;
}): ReactNode {
  const current = currentEntry(parts, path);
  const [unfolded, unfold] = useUnfolded();
  const bar = useRef<HTMLElement>(null);
  // If there are more entries than fit, the one that one is on is in sight.
  useOnceLaidOut(current, () => bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }));
  return (
    <nav ref={bar} className="nav" aria-label={navigationTexts.sections}>
      {parts.map((part) => (
        <ul key={part[0]?.path} className="nav__part">
          {part.map((item) => (
            <Item
              key={item.path}
              item={item}
              current={current}
              unfolded={item.id === undefined ? undefined : unfolded[item.id]}
              onUnfold={(isUnfolded) => item.id !== undefined && unfold(item.id, isUnfolded)}
            />
          ))}
        </ul>
      ))}
    </nav>
  );
}

/** A place is unfolded while one is in it, unless it was folded by hand: it then still shows the entry that one is on. */
function Item({
  item: { label, path, icon: Icon, badge, within },
  current,
  unfolded,
  onUnfold,
}: {
  readonly item: NavigationItem;
  readonly current: string | null;
  /** What was chosen by hand. */
  readonly unfolded: boolean | undefined;
  readonly onUnfold: (isUnfolded: boolean) => void;
}): ReactNode {
  const id = useId();
  const isHere = within?.some((entry) => entry.path === current) ?? path === current;
  const isUnfolded = unfolded ?? isHere;
  const shown = within?.filter((entry) => isUnfolded || entry.path === current) ?? [];
  return (
    <li>
      <div className="nav__row">
        <Link
          to={path}
          className={isHere ? 'nav__link nav__link--here' : 'nav__link'}
          aria-current={isHere && within === undefined ? 'page' : undefined}
        >
          <Icon className="icon" size={16} aria-hidden="true" />
          <span className="nav__label">{label}</span>
          {badge && <Badge />}
        </Link>
        {within !== undefined && (
          <button
            type="button"
            className="nav__fold"
            aria-label={navigationTexts.more(label)}
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => onUnfold(!isUnfolded)}
          >
            <ChevronDown size={14} aria-hidden="true" />
          </button>
        )}
      </div>
      {within !== undefined && (
        <ul id={id} className="nav__within">
          {shown.map((entry) => (
            <li key={entry.path}>
              <Link
                to={entry.path}
                className="nav__link nav__link--inner"
                aria-current={entry.path === current ? 'page' : undefined}
              >
                <span className="nav__label">{entry.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const kept = 'menu.unfolded';

/** The places that the person has folded or unfolded by hand, on this device. */
function useUnfolded(): [
  unfolded: Readonly<Record<string, boolean | undefined>>,
  unfold: (place: string, isUnfolded: boolean) => void,
] {
  const [unfolded, setUnfolded] = useState<Readonly<Record<string, boolean | undefined>>>(() => {
    const read = readKeptJson(kept);
    return typeof read === 'object' && read !== null
      ? Object.fromEntries(Object.entries(read).filter(([, value]) => typeof value === 'boolean'))
      : {};
  });
  const unfold = (place: string, isUnfolded: boolean): void => {
    const next = { ...unfolded, [place]: isUnfolded };
    keep(kept, JSON.stringify(next));
    setUnfolded(next);
  };
  return [unfolded, unfold];
}
