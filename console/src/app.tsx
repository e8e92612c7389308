import { useEffect, type ReactNode } from 'react';
import { navigate, usePath } from './router.tsx';
import { findScreen } from './screens.tsx';
import { ForgotPassword } from './screens/sessions/forgot-password.tsx';
import { SetPassword } from './screens/sessions/set-password.tsx';
import { SignIn } from './screens/sessions/sign-in.tsx';
import { SessionProvider, useCan, useSessionControl } from './session.tsx';
import { Shell } from './shell.tsx';
import { Mark } from './ui/icon.tsx';
import { Contained } from './ui/contained.tsx';
import { Failure, State } from './ui/notice.tsx';
import { Page } from './ui/page.tsx';
import { ToastProvider } from './ui/toast.tsx';

export function App(): ReactNode {
  return (
    <ToastProvider>
      <SessionProvider>
        <Gate />
      </SessionProvider>
    </ToastProvider>
  );
}

/** What is open to everyone, then the sign-in, then the screens. The address stays, so signing in leads where one was going. */
function Gate(): ReactNode {
  const path = usePath();
  const { state, refresh } = useSessionControl();
  if (path === '/set-password') return <SetPassword />;
  if (path === '/forgot-password') return <ForgotPassword />;
  switch (state.kind) {
    case 'loading':
      return <Opening />;
    case 'failed':
      return <Failure error={state.error} retry={() => void refresh()} />;
    case 'signed-out':
      return <SignIn hasEnded={state.hasEnded} />;
    case 'signed-in':
      return path === '/sign-in' ? <Redirect to="/" /> : <CurrentScreen path={path} />;
  }
}

function CurrentScreen({ path }: { readonly path: string }): ReactNode {
  const can = useCan();
  const found = findScreen(path);
  const isOpen = found !== null && (found.screen.needs === null || can(found.screen.needs));
  return (
    <Shell path={path}>
      {isOpen ? (
        // A screen of another address starts anew, even where it is the same kind of screen.
        <Contained key={path}>{found.screen.view(found.params)}</Contained>
      ) : (
        <Page title="Not here">
          <div className="panel">
            <State icon="info" title="There is nothing at this address">
              It may have moved, or your role does not include it.
            </State>
          </div>
        </Page>
      )}
    </Shell>
  );
}

/** Shown for a moment at most; the mark alone, so that nothing jumps. */
function Opening(): ReactNode {
  return (
    <div className="opening" role="status" aria-label="Loading">
      <Mark size={40} />
    </div>
  );
}

function Redirect({ to }: { readonly to: string }): ReactNode {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
