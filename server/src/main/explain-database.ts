import { parseAddress } from '../db/hosts.ts';
import { StartupError } from '../db/startup-error.ts';

interface Place {
  /** As the address names them, decoded. Never the password. */
  readonly where: string;
  readonly user: string;
  readonly database: string;
}

/** What PostgreSQL or the network says, as what it means and what to do. Keys are SQLSTATEs and Node's codes. */
const meanings: Readonly<Record<string, (place: Place) => string>> = {
  '28P01': ({ user, where }) =>
    `PostgreSQL at ${where} refuses the password of user "${user}": correct it in DATABASE_URL, with special characters percent-encoded`,
  '28000': ({ user, where, database }) =>
    `PostgreSQL at ${where} does not let user "${user}" into database "${database}": check that the role exists and may log in, what pg_hba.conf says of it, and whether it asks for TLS (sslmode=require)`,
  '3D000': ({ database, where, user }) =>
    `There is no database "${database}" at ${where}: create it ("createdb --owner=${user} ${database}"), or correct the name in DATABASE_URL`,
  '42501': ({ user, database }) =>
    `User "${user}" may not create what Muster needs in database "${database}": make it the owner ("alter database ${database} owner to ${user}")`,
  '53300': ({ where }) =>
    `PostgreSQL at ${where} takes no more connections: raise its max_connections, or lower MUSTER_DATABASE_POOL of each process`,
  '57P03': ({ where }) => `PostgreSQL at ${where} is starting up or shutting down: try again in a moment`,
  '25006': ({ where }) =>
    `PostgreSQL at ${where} takes no writes: it is a standby, or set to read only. Name the primary in DATABASE_URL, or all hosts with commas`,
  ECONNREFUSED: ({ where }) =>
    `Nothing listens at ${where}: check that PostgreSQL runs there, and the host and port in DATABASE_URL`,
  ECONNRESET: ({ where }) => `${where} closes the connection: check that it is PostgreSQL, and what stands in between`,
  ENOTFOUND: ({ where }) => `The host of ${where} is not known: correct its name in DATABASE_URL`,
  EAI_AGAIN: ({ where }) => `The host of ${where} cannot be looked up right now: check its name and the DNS`,
  ETIMEDOUT: ({ where }) => `${where} does not answer: check the address, the route and the firewall`,
  EHOSTUNREACH: ({ where }) => `There is no way to ${where}: check the address, the route and the firewall`,
  ENETUNREACH: ({ where }) => `There is no way to ${where}: check the address, the route and the firewall`,
  ENOENT: ({ where }) => `There is no socket at ${where}: check that PostgreSQL runs and where its socket is`,
  EACCES: ({ where }) => `This user may not open the socket at ${where}: check its permissions`,
};

const certificateCodes =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_\w+|ERR_SSL_\w+|EPROTO)$/;

/** A sentence for what keeps a database from being used; null if the error is about something else. */
export function describeDatabaseError(error: unknown, databaseUrl: string): string | null {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const place = placeOf(databaseUrl);
  const meaning = Object.hasOwn(meanings, code) ? meanings[code] : undefined;
  if (meaning) return `${meaning(place)} (${code}).`;
  if (/password must be a/i.test(message))
    return `PostgreSQL at ${place.where} asks for the password of user "${place.user}": DATABASE_URL holds none.`;
  if (/does not support SSL/i.test(message))
    return `PostgreSQL at ${place.where} speaks no TLS: turn it on there, or drop sslmode from DATABASE_URL.`;
  if (certificateCodes.test(code))
    return `The certificate of ${place.where} is not trusted (${code}): name its authority with sslrootcert in DATABASE_URL, or in NODE_EXTRA_CA_CERTS.`;
  if (/timeout/i.test(message)) return `${meanings['ETIMEDOUT']?.(place) ?? ''}.`;
  const isConnecting = /^(E[A-Z]+|28...|08...|57P0.|53...)$/.test(code) || /connect|terminated/i.test(message);
  if (!isConnecting) return null;
  return `The database at DATABASE_URL cannot be reached (${code === '' ? message : code}); check the address, the credentials and that the server runs.`;
}

function placeOf(databaseUrl: string): Place {
  const { connectionString, hosts } = parseAddress(databaseUrl);
  const { hostname, port, username, pathname, searchParams } = new URL(connectionString);
  const own = searchParams.get('host') ?? `${hostname}:${port || '5432'}`;
  const user = decodeURIComponent(username) || 'the one of this process';
  return {
    where: hosts ? hosts.all.map((host) => `${host.host}:${String(host.port)}`).join(', ') : own,
    user,
    database: decodeURIComponent(pathname.slice(1)) || user,
  };
}

/** For a start: a sentence in place of an error of the database, or the error itself if it is another. */
export function explainDatabase(error: unknown, databaseUrl: string | null): unknown {
  if (error instanceof StartupError) return error;
  if (databaseUrl !== null) {
    const sentence = describeDatabaseError(error, databaseUrl);
    return sentence === null ? error : new StartupError(sentence, { cause: error });
  }
  const { code, message } = error as { code?: string; message?: string };
  const isConnecting =
    /^(E[A-Z]+|28...|3D000|08...|57P0.|53...)$/.test(code ?? '') || /connect|terminated/i.test(message ?? '');
  if (!isConnecting) return error;
  return new StartupError(
    `The embedded database cannot be reached (${code ?? message ?? 'no answer'}); see postgres.log in the data folder.`,
  );
}

/** The oldest PostgreSQL that the migrations are written for. */
const oldestServer = 15;

/** null: new enough. */
export const describeOldServer = (version: number): string | null =>
  version >= oldestServer * 10_000
    ? null
    : `Muster needs PostgreSQL ${String(oldestServer)} or newer; DATABASE_URL points to version ${String(Math.floor(version / 10_000))}: upgrade it, or name another server.`;
