import type { ReactNode } from 'react';
import { useSearch } from '../../router.tsx';
import { Connections } from './connections.tsx';
import { Consent } from './consent.tsx';

/** Where apps send people to be asked; and, without a question, what is connected. */
export function Screen(): ReactNode {
  const [{ client_id: clientId }] = useSearch<'client_id'>();
  // As it came, to the letter: the server reads it.
  return clientId === undefined ? <Connections /> : <Consent request={window.location.search.slice(1)} />;
}
