import { Menu as MenuIcon, Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { RefusedTaps } from '../clock/refused-taps.tsx';
import { isWithin, navigationFor, phoneTabsFor } from '../navigation.ts';
import { OfflineNotices } from '../offline/notices.tsx';
import { Link, usePath } from '../router.tsx';
import { useSession } from '../session.tsx';
import { shellTexts } from '../texts/shell.ts';
import { Mark } from '../ui/icon.tsx';
import { PrintHead, usePaper } from '../ui/print.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Badge } from './badge.tsx';
import { Drawer } from './drawer.tsx';
import { ShellExtras } from './extras.tsx';
import { Navigation } from './navigation.tsx';
import { useIsDeveloper } from './use-is-developer.ts';
import { useIsWide } from './use-is-wide.ts';
import './shell.css';

const DeveloperTabs = lazy(() => import('./developer-tabs.tsx').then((module) => ({ default: module.DeveloperTabs })));
const SandboxFrame = lazy(() => import('./sandbox-frame.tsx').then((module) => ({ default: module.SandboxFrame })));
const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })));

/** Navigation, search and the person beside every screen; bottom tabs on a phone. */
export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const session = useSession();
  const path = usePath();
  const parts = navigationFor(session, useIsDeveloper());
  const isWide = useIsWide();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  useEffect(() => {
    setIsMenuOpen(false);
    setIsPaletteOpen(false);
  }, [path]);
  usePaletteKey(() => setIsPaletteOpen(true));
  return (
    <div className={`shell shell--${usePaper()}`}>
      <a className="skip" href="#main">
        {shellTexts.skipToContent}
      </a>
      {isWide ? (
        <aside className="shell__side">
          <Brand />
          <SearchButton onOpen={() => setIsPaletteOpen(true)} />
          <Navigation parts={parts} path={path} />
          <AccountMenu />
        </aside>
      ) : (
        <header className="shell__bar">
          <Brand />
          <ShellExtras />
          <button
            type="button"
            className="button button--quiet button--icon"
            aria-label={shellTexts.search}
            onClick={() => setIsPaletteOpen(true)}
          >
            <Search size={18} aria-hidden="true" />
          </button>
        </header>
      )}
      <main className="shell__main" id="main" tabIndex={-1}>
        <PrintHead />
        {session.organization.is_sandbox && (
          <Suspense>
            <SandboxFrame />
          </Suspense>
        )}
        <OfflineNotices />
        <RefusedTaps />
        {isWithin(path, '/developers') && (
          <Suspense fallback={<div className="tabs" />}>
            <DeveloperTabs path={path} />
          </Suspense>
        )}
        {children}
      </main>
      {!isWide && <PhoneTabs path={path} onMore={() => setIsMenuOpen(true)} isMoreOpen={isMenuOpen} />}
      {!isWide && isMenuOpen && (
        <Drawer onClose={() => setIsMenuOpen(false)}>
          <Navigation parts={parts} path={path} />
          <AccountMenu isOpen />
        </Drawer>
      )}
      {isPaletteOpen && (
        <Suspense>
          <Palette onClose={() => setIsPaletteOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** ⌘K and Ctrl+K, wherever the focus is. */
function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

function SearchButton({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  return (
    <div className="shell__tools">
      <button type="button" className="search-button" onClick={onOpen}>
        <Search size={15} aria-hidden="true" />
        <span>{shellTexts.search}</span>
        <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <ShellExtras />
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
        <span className="brand__small">{shellTexts.muster}</span>
      </span>
    </Link>
  );
}

function PhoneTabs({
  path,
  onMore,
  isMoreOpen,
}: {
  readonly path: string;
  readonly onMore: () => void;
  readonly isMoreOpen: boolean;
}): ReactNode {
  const session = useSession();
  return (
    <nav className="tabbar" aria-label={shellTexts.main}>
      {phoneTabsFor(session).map(({ label, path: to, icon: Icon, badge }) => (
        <Link key={to} to={to} className="tabbar__tab" aria-current={isWithin(path, to) ? 'page' : undefined}>
          <Icon size={20} aria-hidden="true" />
          <span className="tabbar__label">{label}</span>
          {badge && <Badge />}
        </Link>
      ))}
      <button type="button" className="tabbar__tab" aria-expanded={isMoreOpen} onClick={onMore}>
        <MenuIcon size={20} aria-hidden="true" />
        <span className="tabbar__label">{shellTexts.more}</span>
      </button>
    </nav>
  );
}
