import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, navigate } from './router.tsx';
import { navigationFor, type NavigationGroup } from './screens.tsx';
import { useCan, useSession, useSessionControl } from './session.tsx';
import { useTheme, type Theme } from './theme.ts';
import { Icon, Mark, type IconName } from './ui/icon.tsx';
import { Button, IconButton } from './ui/button.tsx';
import { Who } from './ui/page.tsx';
import { useInbox } from './screens/mail/availability.ts';
import { roleNames } from './words.ts';
import './shell.css';

/** Navigation and the person beside every screen. */
export function Shell({ path, children }: { readonly path: string; readonly children: ReactNode }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const can = useCan();
  const hasInbox = useInbox();
  const groups = navigationFor(can, { hasInbox });
  useEffect(() => setIsOpen(false), [path]);
  return (
    <div className="shell">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <aside className="shell__side">
        <Brand />
        <Navigation groups={groups} path={path} />
        <Me />
      </aside>
      <header className="shell__bar">
        <IconButton label="Menu" icon="menu" aria-expanded={isOpen} onClick={() => setIsOpen(true)} />
        <Brand />
      </header>
      {isOpen && (
        <Drawer onClose={() => setIsOpen(false)}>
          <Navigation groups={groups} path={path} />
          <Me />
        </Drawer>
      )}
      <main className="shell__main" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function Brand(): ReactNode {
  const { organization } = useSession();
  return (
    <Link to="/" className="brand">
      <Mark />
      <span className="brand__text">
        <strong>{organization.name}</strong>
        <span className="brand__small">Muster</span>
      </span>
    </Link>
  );
}

function Navigation({
  groups,
  path,
}: {
  readonly groups: readonly NavigationGroup[];
  readonly path: string;
}): ReactNode {
  return (
    <nav className="nav" aria-label="Main">
      {groups.map(({ title, entries }) => (
        <div key={title ?? 'top'} className="nav__group">
          {title !== null && <div className="nav__title">{title}</div>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.path}>
                <Link
                  to={entry.path}
                  className="nav__link"
                  aria-current={isWithin(path, entry.path) ? 'page' : undefined}
                >
                  <Icon name={entry.icon} />
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** `/people/usr_1` belongs to People; everything would belong to Home. */
const isWithin = (path: string, entry: string): boolean => {
  const first = `/${entry.split('/')[1] ?? ''}`;
  return path === entry || (first !== '/' && (path === first || path.startsWith(`${first}/`)));
};

const themes: Record<Theme, { readonly next: Theme; readonly icon: IconName; readonly label: string }> = {
  system: { next: 'dark', icon: 'moon', label: 'Switch to the dark theme' },
  dark: { next: 'light', icon: 'sun', label: 'Switch to the light theme' },
  light: { next: 'system', icon: 'contrast', label: "Follow the system's theme" },
};

function Me(): ReactNode {
  const { user } = useSession();
  const { signOut } = useSessionControl();
  const [theme, setTheme] = useTheme();
  const leave = async (): Promise<void> => {
    await signOut();
    navigate('/');
  };
  return (
    <div className="me">
      <Link to={`/people/${user.id}`} className="me__link" title="My own record">
        <Who person={user} small={roleNames[user.role]} />
      </Link>
      <div className="me__row">
        <Button kind="quiet" size="small" icon="sign-out" onClick={() => void leave()}>
          Sign out
        </Button>
        <IconButton
          label={themes[theme].label}
          icon={themes[theme].icon}
          onClick={() => setTheme(themes[theme].next)}
        />
      </div>
    </div>
  );
}

/** The navigation on a phone. */
function Drawer({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }): ReactNode {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const drawer = element.current;
    if (drawer && !drawer.open) drawer.showModal();
    return () => drawer?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className="drawer"
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div className="drawer__head">
        <Brand />
        <IconButton label="Close" icon="close" onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
