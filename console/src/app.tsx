import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet, RouterProvider } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useEffect } from 'react';
import { ApiError, isUnreachable, unreachable } from './client/error.ts';
import { formatFor } from './format.ts';
import { routerOf, useNavigate, useShownPath, useShownScreen } from './router.tsx';
import { isOpenTo } from './screen.ts';
import { entranceScreens, screens } from './screens.ts';
import { type Session, SessionProvider, useSession, useSessionControl } from './session.tsx';
import { Shell } from './shell/shell.tsx';
import { appTexts } from './texts/shell.ts';
import { ButtonLink } from './ui/button.tsx';
import { Contained } from './ui/contained.tsx';
import { Mark } from './ui/icon.tsx';
import { Failure, State } from './ui/notice.tsx';
import { Page } from './ui/page.tsx';
import { ToastProvider } from './ui/toast.tsx';

const queries = new QueryClient({
  mutationCache: new MutationCache(),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // Without a network it fails and says so. The usual is to wait in memory, without a word, and to be lost with the page.
      networkMode: 'always',
      refetchOnReconnect: true,
      gcTime: 10 * 60_000,
      // A refusal is an answer; only what did not arrive is asked for again.
      retry: (failures, error) =>
        failures < 2 && navigator.onLine && error instanceof ApiError && (error.status === 0 || error.status === 503),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Before anything is drawn: the answers come while it is. */
function readFirst(session: Session): void {
  const { pathname, search } = window.location;
  const screen = screens.find(({ path }) => path === pathname);
  if (session.needs_second_factor || screen === undefined || search !== '' || !isOpenTo(session, screen)) return;
  const reads = screen.reads?.(queries, session, formatFor(session.organization).today()) ?? [];
  // A refusal is for the screen, which asks again.
  for (const read of reads) read.catch(() => undefined);
}

export const makeRouter = (): ReturnType<typeof routerOf> => routerOf([...entranceScreens, ...screens], Gate, NotHere);

/** Kept on the device by the service worker, like all that is needed without a network. */
const Offline = lazy(() =>
  import('./offline/offline.tsx').then(
    (module) => ({ default: module.Offline }),
    () => ({ default: Unreachable }),
  ),
);
const Unreachable = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => (
  <Failure error={unreachable()} retry={onRetry} />
);

/** Who is signed in needs no form to begin with. */
const SignIn = lazy(() => import('./screens/sessions/sign-in.tsx').then((module) => ({ default: module.Screen })));
const SetUpFactor = lazy(() =>
  import('./screens/sessions/set-up-factor.tsx').then((module) => ({ default: module.SetUpFactor })),
);
const SignInAgain = lazy(() =>
  import('./screens/sessions/sign-in-again.tsx').then((module) => ({ default: module.SignInAgain })),
);

const ShowFactor = lazy(() =>
  import('./screens/sessions/show-factor.tsx').then((module) => ({ default: module.ShowFactor })),
);

export function App({ router }: { readonly router: ReturnType<typeof routerOf> }): ReactNode {
  return (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <SessionProvider onKnown={readFirst} signInAgain={SignInAgain} showFactor={ShowFactor}>
          <RouterProvider router={router} />
        </SessionProvider>
      </ToastProvider>
    </QueryClientProvider>
  );
}

/** What is open to everyone, then the sign-in, then the screens. The address stays, so signing in leads where one was going. */
function Gate(): ReactNode {
  const path = useShownPath();
  const { state, refresh } = useSessionControl();
  const retry = useCallback((): void => void refresh(), [refresh]);
  if (entranceScreens.some((screen) => screen.path === path && path !== '/sign-in')) return <Outlet />;
  switch (state.kind) {
    case 'loading':
      return <Opening />;
    case 'failed':
      return isUnreachable(state.error) ? (
        <Suspense fallback={<Opening />}>
          <Offline onRetry={retry} />
        </Suspense>
      ) : (
        <Failure error={state.error} retry={retry} />
      );
    case 'signed-out':
      return (
        <Suspense fallback={<Opening />}>
          <SignIn />
        </Suspense>
      );
    case 'signed-in':
      if (state.session.needs_second_factor)
        return (
          <Suspense fallback={<Opening />}>
            <SetUpFactor />
          </Suspense>
        );
      return path === '/sign-in' ? <Redirect to="/" /> : <SignedIn path={path} />;
  }
}

/** Renders the first screen, with the app around it, in slices: the store of the router would have it rendered in one blocking task. */
const SignedIn = ({ path }: { readonly path: string }): ReactNode =>
  useDeferredValue(true, false) ? <CurrentScreen path={path} /> : <Opening />;

function CurrentScreen({ path }: { readonly path: string }): ReactNode {
  const session = useSession();
  const screen = useShownScreen();
  return (
    <Shell>
      {screen && isOpenTo(session, screen) ? (
        <Contained key={path}>
          <Suspense fallback={<ScreenIsComing />}>
            <Outlet />
          </Suspense>
        </Contained>
      ) : (
        <NotHere />
      )}
    </Shell>
  );
}

const ScreenIsComing = (): ReactNode => <div aria-busy="true" className="screen-is-coming" />;

function NotHere(): ReactNode {
  return (
    <Page title={appTexts.notHere}>
      <div className="panel">
        <State icon="info" title={appTexts.nothingHere} action={<ButtonLink to="/">{appTexts.goHome}</ButtonLink>}>
          {appTexts.nothingHereText}
        </State>
      </div>
    </Page>
  );
}

/** Shown for a moment at most; the mark alone, so that nothing jumps. */
function Opening(): ReactNode {
  return (
    <div className="opening" role="status" aria-label={appTexts.loading}>
      <Mark size={40} />
    </div>
  );
}

function Redirect({ to }: { readonly to: string }): ReactNode {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [to, navigate]);
  return null;
}
