import { command, type Outcome, UsageError } from '../../cli/command.ts';
import type { Forwarded } from '../../delivery/listen/listen.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Installation } from '../../kernel/installation.ts';
import { Refusal } from '../../lib/errors.ts';
import { isTestToken } from '../../lib/secrets.ts';
import { forOperators } from '../../lib/texts/texts.ts';

export const listen = command({
  summary: 'Forward an organization’s events to a receiver on this machine',
  description:
    'For developing a receiver: no endpoint and no public address is needed. Prints a signing secret, the same each\ntime, and a line for each new event with what the receiver answered. Nothing is tried again. Ends with Ctrl-C.\nWith a token of a sandbox, in --token or MUSTER_TOKEN, it works from any machine, over the API; else on the server’s.',
  options: {
    organization: { takes: 'ORG', about: 'Id of the organization; not with a token' },
    token: { takes: 'TOKEN', about: 'A token of a sandbox, mst_test_…; better in MUSTER_TOKEN' },
    url: { takes: 'URL', about: 'Address of the API for the token; MUSTER_URL, or that of this machine, unless given' },
    replay: { takes: 'EVENT', about: 'With a token: forward this one event of before once more, and end' },
    'forward-to': { takes: 'URL', about: 'Where to post, such as http://127.0.0.1:3000/hooks', isRequired: true },
    events: { takes: 'A,B', about: 'Comma list of event types; all of them unless given' },
    email: { takes: 'EMAIL', about: 'Whose view to send; that of an Executive unless given' },
  },
  examples: [
    'MUSTER_TOKEN=mst_test_… muster listen --url https://muster.example --forward-to http://127.0.0.1:3000/hooks',
    'MUSTER_TOKEN=mst_test_… muster listen --forward-to http://127.0.0.1:3000/hooks --replay evt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6',
    'muster listen --organization org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 --forward-to http://127.0.0.1:3000/hooks',
    'muster listen --organization org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 --forward-to http://localhost:3000 --events user.created,leave.approved --json',
  ],
  isLocal: true,

  run({ options, isJson, open }) {
    const { organization, 'forward-to': forwardTo, events, email } = options;
    const stopping = new AbortController();
    const stop = (): void => stopping.abort();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
    const output: Output = {
      signal: stopping.signal,
      write: (value, text) => void process.stdout.write(`${isJson ? JSON.stringify(value) : text}\n`),
      onTrouble: (error) => void process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`),
    };
    if (organization !== undefined) {
      if (options.token !== undefined || options.url !== undefined || options.replay !== undefined)
        throw new UsageError('--token, --url and --replay take the place of --organization.');
      return listenHere(open, { organizationId: organization, forwardTo, events, email }, output);
    }
    const token = options.token ?? process.env['MUSTER_TOKEN'];
    if (token === undefined || token === '')
      throw new UsageError('Set MUSTER_TOKEN to a token of a sandbox, or name an --organization of this server.');
    if (!isTestToken(token))
      throw new UsageError(
        'The token is none of a sandbox: those begin with mst_test_. Real events stay on the server.',
      );
    if (email !== undefined)
      throw new UsageError('--email goes with --organization: a token sees what its owner sees.');
    const { replay } = options;
    if (replay !== undefined && !/^evt_[0-9A-HJKMNP-TV-Z]{26}$/.test(replay))
      throw new UsageError('--replay takes the id of an event, evt_….');
    const url = addressOf(options.url ?? process.env['MUSTER_URL'] ?? 'http://127.0.0.1:8080');
    return listenByToken({ url, token, forwardTo, types: typeList(events), replay }, output);
  },
});

interface Output {
  readonly signal: AbortSignal;
  readonly write: (value: object, text: string) => void;
  readonly onTrouble: (error: unknown) => void;
}

/** With the rights of the server's own command line. */
async function listenHere(
  open: () => Promise<Installation>,
  asked: { organizationId: string; forwardTo: string; events: string | undefined; email: string | undefined },
  { signal, write, onTrouble }: Output,
): Promise<null> {
  const installation = await open();
  const { checkForwardAddress, listeningSecret, listenToEvents } = await import('../../delivery/listen/listen.ts');
  const { organizationId, forwardTo } = asked;
  const types = typesOf(installation, asked.events);
  const viewer = await viewerIn(installation, organizationId, asked.email);
  await checkForwardAddress(forwardTo);
  const secret = listeningSecret(installation, organizationId);
  await listenToEvents(installation, {
    organizationId,
    forwardTo,
    types,
    viewer,
    signal,
    onReady: () =>
      write(
        { organization_id: organizationId, forward_to: forwardTo, signing_secret: secret },
        `Forwarding new events of ${organizationId} to ${forwardTo}. Stop with Ctrl-C.\n  signing secret  ${secret}\n`,
      ),
    onForwarded: (forwarded) => write(forwarded, lineOf(forwarded)),
    onTrouble,
  });
  return null;
}

/** From any machine, over the API. */
async function listenByToken(
  asked: { url: string; token: string; forwardTo: string; types: string | null; replay: string | undefined },
  { signal, write, onTrouble }: Output,
): Promise<Outcome | null> {
  const { RemoteFeed, secretOfToken } = await import('../../delivery/listen/remote.ts');
  const { checkForwardAddress } = await import('../../delivery/listen/listen.ts');
  const { forwardTo, replay } = asked;
  await checkForwardAddress(forwardTo);
  const onForwarded = (forwarded: Forwarded): void => write(forwarded, lineOf(forwarded));
  const feed = new RemoteFeed({ ...asked, signal, onForwarded, onTrouble });
  try {
    const { cursor, sandbox } = await feed.begin();
    if (replay !== undefined) {
      const forwarded = await feed.replay(replay);
      if (!forwarded)
        throw new Refusal(
          'NOT_FOUND',
          forOperators(`The feed of ${sandbox} has no event ${replay} that this token sees.`),
        );
      return { value: forwarded, text: lineOf(forwarded), exitCode: forwarded.error === null ? 0 : 1 };
    }
    const secret = secretOfToken(asked.token);
    write(
      { sandbox, forward_to: forwardTo, signing_secret: secret },
      `Forwarding new events of the sandbox ${sandbox} to ${forwardTo}. Stop with Ctrl-C.\n  signing secret  ${secret}\n`,
    );
    await feed.follow(cursor);
    return null;
  } finally {
    feed.close();
  }
}

/** Of the API, whether or not it was named to its end. */
function addressOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError('--url takes the address of the server, such as https://muster.example.');
  const address = text.replace(/\/+$/, '');
  return address.endsWith('/api/v1') ? address : `${address}/api/v1`;
}

const lineOf = ({ created_at, type, event_id, status, error, duration_ms }: Forwarded): string =>
  `${created_at}  ${type}  ${event_id}  ${status === null ? (error ?? '') : `${status} in ${duration_ms} ms${error === null ? '' : `  ${error}`}`}`;

/** As the feed takes them; it says itself which there are none of. */
function typeList(list: string | undefined): string | null {
  if (list === undefined || list.trim() === '*') return null;
  const types = list
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '');
  if (types.length === 0) throw new UsageError('--events takes a comma list of event types.');
  return types.join(',');
}

function typesOf({ catalogue }: Installation, list: string | undefined): string[] | null {
  const types = typeList(list)?.split(',') ?? null;
  if (types === null) return null;
  const unknown = types.filter((type) => !catalogue.events.some((event) => event.type === type));
  if (unknown.length > 0) throw new UsageError(`There is no event ${unknown.join(', ')}.`);
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
  const person = await getPersonByEmail(installation, email, { organization: organizationId });
  return async () => {
    const actor = await findActor(installation.database.db, organizationId, person.id);
    return actor?.isActive === true ? actor : null;
  };
}
