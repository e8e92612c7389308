import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Ability } from './client/operations.ts';
import type { Session } from './session.tsx';

/** A screen of the app. Its module exports a component called `Screen`, which is loaded with the route. */
export interface Screen {
  /** `/people/$id`: parameters begin with a dollar sign. */
  readonly path: string;
  /** Without this operation the screen does not exist for the person. null: for everyone. */
  readonly needs: Ability | null;
  /** What the server's list of operations does not tell, such as a role. */
  readonly isFor?: (session: Session) => boolean;
  readonly load: () => Promise<{ readonly Screen: () => ReactNode }>;
  /** Asks for what it reads first at its plain address, while the app is drawn. */
  readonly reads?: (queries: QueryClient, session: Session, today: string) => readonly Promise<unknown>[];
}

export const isOpenTo = (session: Session, { needs, isFor }: Pick<Screen, 'needs' | 'isFor'>): boolean =>
  (needs === null || session.abilities.includes(needs)) && (isFor?.(session) ?? true);

export const administers = ({ user }: Session): boolean => user.role === 'ADMINISTRATOR' || user.role === 'EXECUTIVE';
