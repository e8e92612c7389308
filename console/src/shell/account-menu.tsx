import { ChevronsUpDown, LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ownEntriesFor } from '../navigation.ts';
import { Link, useNavigate, usePath } from '../router.tsx';
import { useSession, useSessionControl } from '../session.tsx';
import { roleNames } from '../texts/names.ts';
import { accountMenuTexts } from '../texts/shell.ts';
import { type Density, type Theme, useDensity, useTheme } from '../theme.ts';
import { Who } from '../ui/page.tsx';
import { useIsDeveloper } from './use-is-developer.ts';

/** One's own face: what belongs to oneself, how the app looks, and the way out. */
export function AccountMenu({ isOpen: isAlwaysOpen = false }: { readonly isOpen?: boolean }): ReactNode {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(isAlwaysOpen);
  const path = usePath();
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => setIsOpen(isAlwaysOpen), [path, isAlwaysOpen]);
  useEffect(() => {
    if (!isOpen || isAlwaysOpen) return;
    const close = (event: Event): void => {
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key === 'Escape' : !element.current?.contains(event.target as Node)) setIsOpen(false);
    };
    window.addEventListener('keydown', close);
    window.addEventListener('pointerdown', close);
    return () => {
      window.removeEventListener('keydown', close);
      window.removeEventListener('pointerdown', close);
    };
  }, [isOpen, isAlwaysOpen]);
  return (
    <div className="me" ref={element}>
      {isOpen && <Choices id={id} />}
      {!isAlwaysOpen && (
        <button
          type="button"
          className="me__button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Who person={user} small={roleNames[user.role]} />
          <ChevronsUpDown size={14} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function Choices({ id }: { readonly id: string }): ReactNode {
  const session = useSession();
  const { signOut } = useSessionControl();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    await signOut();
    navigate('/');
  };
  return (
    <div className="me__choices" id={id}>
      <ul>
        {ownEntriesFor(session, useIsDeveloper()).map(({ label, path, icon: Icon }) => (
          <li key={path}>
            <Link to={path} className="nav__link">
              <Icon className="icon" size={16} aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Looks />
      <button type="button" className="nav__link nav__link--button" onClick={() => void leave()}>
        <LogOut className="icon" size={16} aria-hidden="true" />
        {accountMenuTexts.signOut}
      </button>
    </div>
  );
}

const themes: readonly (readonly [Theme, string])[] = [
  ['system', accountMenuTexts.system],
  ['light', accountMenuTexts.light],
  ['dark', accountMenuTexts.dark],
];
const densities: readonly (readonly [Density, string])[] = [
  ['compact', accountMenuTexts.compact],
  ['comfortable', accountMenuTexts.comfortable],
];

function Looks(): ReactNode {
  const [theme, setTheme] = useTheme();
  const [density, setDensity] = useDensity();
  return (
    <div className="me__looks">
      <Choice legend={accountMenuTexts.theme} options={themes} value={theme} onChange={setTheme} />
      <Choice legend={accountMenuTexts.density} options={densities} value={density} onChange={setDensity} />
    </div>
  );
}

function Choice<V extends string>({
  legend,
  options,
  value,
  onChange,
}: {
  readonly legend: string;
  readonly options: readonly (readonly [V, string])[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}): ReactNode {
  return (
    <div className="choice" role="group" aria-label={legend}>
      <span className="choice__legend">{legend}</span>
      <span className="choice__options">
        {options.map(([option, label]) => (
          <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
            {label}
          </button>
        ))}
      </span>
    </div>
  );
}
