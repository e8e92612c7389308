import { useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { client, onFactorAsked, onSignedOut } from './client/client.ts';
import { ApiError } from './client/error.ts';
import type { Body, Data } from './client/hooks.ts';
import type { Ability } from './client/operations.ts';
import { speak, writeAsIn } from './language.ts';
import { forgetPerson } from './offline/waiting.ts';

export type Session = Data<'/session'>;
export type Role = Session['user']['role'];

type PasskeyAnswer = NonNullable<Body<'/session/passkey', 'post'>>;

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'signed-out'; readonly offers: ApiError['details'] }
  | {
      readonly kind: 'signed-in';
      readonly session: Session;
      readonly hasEnded: boolean;
      /** Opened without the server, as it was last seen; nobody knows whether the session still stands. */
      readonly isSeen: boolean;
    };

interface SessionControl {
  readonly state: State;
  readonly signIn: (email: string, password: string, code?: string) => Promise<void>;
  /** By what a passkey has answered. */
  readonly signInByPasskey: (answer: PasskeyAnswer) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Without the server: as the app was last seen. */
  readonly openSeen: (session: Session) => void;
  /** What the person may do can change, by their own hand too. */
  readonly refresh: () => Promise<void>;
}

/** Someone is there: the page is written as they read it. */
function signedIn(session: Session, isSeen = false): State {
  writeAsIn(session.organization.country);
  speak(session.language);
  return { kind: 'signed-in', session, hasEnded: false, isSeen };
}

const Context = createContext<SessionControl | null>(null);

/**
 * Who is signed in. A session that ends while someone works asks for the password in place: what they typed stays, and
 * the request that met the end is sent once more.
 */
export function SessionProvider({
  onKnown,
  signInAgain: SignInAgain,
  showFactor: ShowFactor,
  children,
}: {
  /** Someone was signed in when the page was opened; nothing is drawn yet. */
  readonly onKnown: (session: Session) => void;
  readonly signInAgain: ComponentType<{ readonly email: string; readonly onLeave: () => void }>;
  readonly showFactor: ComponentType<{ readonly email: string; readonly onSettled: (isShown: boolean) => void }>;
  readonly children: ReactNode;
}): ReactNode {
  const queries = useQueryClient();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([]);
  const isFirst = useRef(true);

  /** Requests that wait for a factor, all behind one dialog. */
  const [asking, setAsking] = useState<readonly ((isShown: boolean) => void)[]>([]);

  const settle = useCallback((isSignedIn: boolean): void => {
    for (const resolve of waiting.current.splice(0)) resolve(isSignedIn);
  }, []);

  const refresh = useCallback(async (): Promise<void> => {
    try {
      const { data } = await client.GET('/session');
      if (!data) return;
      if (isFirst.current) {
        isFirst.current = false;
        onKnown(data.data);
        // In slices: it draws everything there is.
        startTransition(() => setState(signedIn(data.data)));
        return;
      }
      setState((current) => {
        // In another window they may have signed in again, or someone else has.
        const isSame = current.kind === 'signed-in' && current.session.user.id === data.data.user.id;
        if (current.kind === 'signed-in' && !isSame) queries.clear();
        else if (current.kind === 'signed-in' && current.isSeen) void queries.invalidateQueries();
        settle(isSame);
        return signedIn(data.data);
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        isFirst.current = false;
        setState((current) => {
          // Opened without the server, and ended meanwhile: what was typed since stays while they sign in.
          if (current.kind === 'signed-in' && current.isSeen) return { ...current, hasEnded: true };
          forgetPerson(null);
          return { kind: 'signed-out', offers: error.details };
        });
      } else setState((current) => (current.kind === 'signed-in' ? current : { kind: 'failed', error }));
    }
  }, [queries, settle, onKnown]);

  useEffect(() => {
    onSignedOut(
      () =>
        new Promise((resolve) => {
          waiting.current.push(resolve);
          setState((current) => {
            if (current.kind === 'signed-in') return { ...current, hasEnded: true };
            settle(false);
            return current;
          });
        }),
    );
    onFactorAsked(() => new Promise((resolve) => setAsking((others) => [...others, resolve])));
    void refresh();
  }, [refresh, settle]);

  const control = useMemo<SessionControl>(() => {
    const enter = (data: { readonly data: Session } | undefined): void => {
      if (!data) throw new ApiError(0, {});
      const isSomebodyElse = state.kind !== 'signed-in' || state.session.user.id !== data.data.user.id;
      if (isSomebodyElse) queries.clear();
      else if (state.isSeen) void queries.invalidateQueries();
      setState(signedIn(data.data));
      settle(!isSomebodyElse);
    };
    return {
      state,
      refresh,
      openSeen: (session) => {
        isFirst.current = false;
        setState(signedIn(session, true));
      },
      signIn: async (email, password, code) => {
        const body = { email, password, ...(code !== undefined && { code }) };
        enter((await client.POST('/session', { body })).data);
      },
      signInByPasskey: async (answer) => enter((await client.POST('/session/passkey', { body: answer })).data),
      signOut: async () => {
        await client.DELETE('/session').catch((error: unknown) => {
          // A session that is gone already is what was asked for.
          if (!(error instanceof ApiError) || error.status !== 401) throw error;
        });
        queries.clear();
        forgetPerson(state.kind === 'signed-in' ? state.session.user.id : null);
        void import('./offline/ring.ts').then(({ forgetNotices }) => forgetNotices()).catch(() => undefined);
        setState({ kind: 'loading' });
        settle(false);
        await refresh();
      },
    };
  }, [state, refresh, queries, settle]);

  const leave = (): void => {
    queries.clear();
    forgetPerson(null);
    setState({ kind: 'loading' });
    settle(false);
    void refresh();
  };
  const hasEnded = state.kind === 'signed-in' && state.hasEnded;
  return (
    <Context value={control}>
      {/* Out of sight until they are known again, whoever passes by; nothing typed or scrolled to is lost. */}
      <div style={{ display: 'contents', visibility: hasEnded ? 'hidden' : 'visible' }}>{children}</div>
      {state.kind === 'signed-in' && hasEnded && (
        <Suspense>
          <SignInAgain email={state.session.user.email} onLeave={leave} />
        </Suspense>
      )}
      {state.kind === 'signed-in' && !hasEnded && asking.length > 0 && (
        <Suspense>
          <ShowFactor
            email={state.session.user.email}
            onSettled={(isShown) => {
              setAsking([]);
              for (const resolve of asking) resolve(isShown);
            }}
          />
        </Suspense>
      )}
    </Context>
  );
}

export function useSessionControl(): SessionControl {
  const control = useContext(Context);
  if (!control) throw new Error('There is no session provider above.');
  return control;
}

/** Who is signed in; only below the sign-in screen. */
export function useSession(): Session {
  const { state } = useSessionControl();
  if (state.kind !== 'signed-in') throw new Error('Nobody is signed in.');
  return state.session;
}

/** Whether a tier of data is open to this person. */
export const useSees = (): ((scope: string) => boolean) => {
  const { scopes } = useSession();
  return (scope) => scopes.includes(scope);
};

/** Whether the server lists an operation for this person: screens and buttons obey it. */
export function useCan(): (ability: Ability) => boolean {
  const { abilities } = useSession();
  return useMemo(() => {
    const known = new Set(abilities);
    return (ability) => known.has(ability);
  }, [abilities]);
}
