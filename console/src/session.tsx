import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Ability } from './abilities.ts';
import { ApiError, get, onSignedOut, send } from './api.ts';
import type { Session } from './records.ts';
import { forgetAll } from './shared.ts';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'signed-out'; readonly hasEnded: boolean }
  | { readonly kind: 'signed-in'; readonly session: Session };

interface SessionControl {
  readonly state: State;
  readonly signIn: (email: string, password: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** What the person may do can change, by their own hand too. */
  readonly refresh: () => Promise<void>;
}

const Context = createContext<SessionControl | null>(null);

export function SessionProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [state, setState] = useState<State>({ kind: 'loading' });

  const refresh = useCallback(async (): Promise<void> => {
    try {
      setState({ kind: 'signed-in', session: await get<Session>('/session') });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) setState({ kind: 'signed-out', hasEnded: false });
      else setState((current) => (current.kind === 'signed-in' ? current : { kind: 'failed', error }));
    }
  }, []);

  useEffect(() => {
    onSignedOut(() => setState((current) => ({ kind: 'signed-out', hasEnded: current.kind === 'signed-in' })));
    void refresh();
  }, [refresh]);

  const control = useMemo<SessionControl>(
    () => ({
      state,
      refresh,
      signIn: async (email, password) => {
        const session = await send<Session>('POST', '/session', { email, password });
        forgetAll();
        setState({ kind: 'signed-in', session });
      },
      signOut: async () => {
        try {
          await send('DELETE', '/session');
        } catch (error) {
          // A session that is gone already is what was asked for.
          if (!(error instanceof ApiError) || error.status !== 401) throw error;
        }
        setState({ kind: 'signed-out', hasEnded: false });
      },
    }),
    [state, refresh],
  );
  return <Context value={control}>{children}</Context>;
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

/** Whether the server lists an operation for this person: buttons obey it. */
export function useCan(): (ability: Ability) => boolean {
  const { abilities } = useSession();
  return useMemo(() => {
    const known = new Set(abilities);
    return (ability) => known.has(ability);
  }, [abilities]);
}
