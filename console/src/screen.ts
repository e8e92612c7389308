import type { ReactNode } from 'react';
import type { PathOf } from './client/hooks.ts';
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
  /** What it reads first: asked for while the app around it is drawn. */
  readonly reads?: readonly PathOf<'get'>[];
}

export const isOpenTo = (session: Session, { needs, isFor }: Pick<Screen, 'needs' | 'isFor'>): boolean =>
  (needs === null || session.abilities.includes(needs)) && (isFor?.(session) ?? true);

export const administers = ({ user }: Session): boolean => user.role === 'ADMINISTRATOR' || user.role === 'EXECUTIVE';
