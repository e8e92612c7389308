import { command, UsageError } from '../../cli/command.ts';
import type { Forwarded } from '../../delivery/listen/listen.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Installation } from '../../kernel/installation.ts';
import { Refusal } from '../../lib/errors.ts';
import { forOperators } from '../../lib/texts/texts.ts';

export const listen = command({
  summary: 'Forward an organization’s events to a receiver on this machine',
  description:
    'For developing a receiver: no endpoint and no public address is needed. Prints a signing secret, the same each\ntime, and a line for each new event with what the receiver answered. Nothing is tried again. Ends with Ctrl-C.',
  options: {
    organization: { takes: 'ORG', about: 'Id of the organization', isRequired: true },
    'forward-to': { takes: 'URL', about: 'Where to post, such as http://127.0.0.1:3000/hooks', isRequired: true },
    events: { takes: 'A,B', about: 'Comma list of event types; all of them unless given' },
    email: { takes: 'EMAIL', about: 'Whose view to send; that of an Executive unless given' },
  },
  examples: [
    'muster listen --organization org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 --forward-to http://127.0.0.1:3000/hooks',
    'muster listen --organization org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 --forward-to http://localhost:3000 --events user.created,leave.approved --json',
  ],
  isLocal: true,

  async run({ options, isJson, open }) {
    const installation = await open();
    const { checkForwardAddress, listeningSecret, listenToEvents } = await import('../../delivery/listen/listen.ts');
    const { organization: organizationId, 'forward-to': forwardTo } = options;
    const types = typesOf(installation, options.events);
    const viewer = await viewerIn(installation, organizationId, options.email);
    await checkForwardAddress(forwardTo);
    const secret = listeningSecret(installation, organizationId);
    const write = (value: object, text: string): void => {
      process.stdout.write(`${isJson ? JSON.stringify(value) : text}\n`);
    };
    const stopping = new AbortController();
    const stop = (): void => stopping.abort();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
    await listenToEvents(installation, {
      organizationId,
      forwardTo,
      types,
      viewer,
      signal: stopping.signal,
      onReady: () =>
        write(
          { organization_id: organizationId, forward_to: forwardTo, signing_secret: secret },
          `Forwarding new events of ${organizationId} to ${forwardTo}. Stop with Ctrl-C.\n  signing secret  ${secret}\n`,
        ),
      onForwarded: (forwarded) => write(forwarded, lineOf(forwarded)),
      onTrouble: (error) => process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`),
    });
    return null;
  },
});

const lineOf = ({ created_at, type, event_id, status, error, duration_ms }: Forwarded): string =>
  `${created_at}  ${type}  ${event_id}  ${status === null ? (error ?? '') : `${status} in ${duration_ms} ms`}`;

function typesOf({ catalogue }: Installation, list: string | undefined): string[] | null {
  if (list === undefined || list.trim() === '*') return null;
  const types = list
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '');
  const unknown = types.filter((type) => !catalogue.events.some((event) => event.type === type));
  if (unknown.length > 0) throw new UsageError(`There is no event ${unknown.join(', ')}.`);
  if (types.length === 0) throw new UsageError('--events takes a comma list of event types.');
  return types;
}

async function viewerIn(
  installation: Installation,
  organizationId: string,
  email: string | undefined,
): Promise<() => Promise<Actor | null>> {
  const { getPersonByEmail, operatorIn } = await import('./operator.ts');
  const asOperator = () => operatorIn(installation, organizationId);
  await asOperator();
  if (email === undefined) return asOperator;
  const { findActor } = await import('../../features/people/index.ts');
  const person = await getPersonByEmail(installation, email);
  if (person.organizationId !== organizationId)
    throw new Refusal('NOT_FOUND', forOperators(`${email} does not belong to this organization.`));
  return async () => {
    const actor = await findActor(installation.database.db, organizationId, person.id);
    return actor?.isActive === true ? actor : null;
  };
}
