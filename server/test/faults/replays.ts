import type { Operation } from '../../src/kernel/declaration.ts';
import { catalogue } from '../../src/main/catalogue.ts';
import { bodyOf, idFieldsOf, pathOf, type Specimens } from '../catalogue/specimens.ts';
import type { Client, Response } from '../client.ts';

/** One write that was sent with a key, and how it was answered. */
export interface Sent {
  readonly operation: Operation;
  readonly answer: Response;
  /** The same request once more. */
  readonly repeat: () => Promise<Response>;
}

/** Of the session itself, and what would take the specimens away from the writes after it. */
const last = ['users.erase', 'imports.undo', 'onboarding.cancel', 'leaves.cancel'];
const isLast = ({ id, method }: Operation): boolean => method === 'DELETE' || last.includes(id);

/** Every write of the app, those that delete at the end. */
export const writes = catalogue.operations
  .filter(({ kind, id }) => kind === 'write' && !id.startsWith('session'))
  .sort((one, other) => Number(isLast(one)) - Number(isLast(other)));

/** Where an example does not fit the specimens. */
const bodies: Record<string, Record<string, unknown>> = {
  'imports.create': { kind: 'people', csv: 'first_name,last_name,email\nIda,Imported,ida@replays.example' },
};

const bodyWith = (operation: Operation, specimens: Specimens): Record<string, unknown> | undefined => {
  const body = bodyOf(operation);
  for (const { name, prefix, isRequired } of idFieldsOf(operation)) {
    if (body && isRequired && specimens[prefix] !== undefined) body[name] = specimens[prefix];
  }
  // What must be unique is; what names people names one.
  for (const name of ['name', 'code'])
    if (body && typeof body[name] === 'string') body[name] = `${name}_${operation.id}`;
  if (body && 'user_ids' in body) body['user_ids'] = [specimens['usr']];
  return body && { ...body, ...bodies[operation.id] };
};

/** Sends each write once, with a key of its own. Some are refused: not every record is in the state that they need. */
export async function sendAll(client: Client, specimens: Specimens): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const operation of writes) {
    const path = pathOf(operation, specimens);
    const body = bodyWith(operation, specimens);
    const headers = { 'idempotency-key': `once-${operation.id}` };
    const repeat = (): Promise<Response> => client.send(operation.method, path, body, { headers });
    sent.push({ operation, answer: await repeat(), repeat });
  }
  return sent;
}
