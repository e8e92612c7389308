/** A variable of the environment. */
interface Variable {
  readonly about: string;
  /** What holds without it; absent: nothing. */
  readonly otherwise?: string;
}

/** What the product reads. The check of names, the reference of configuration and the tests of deployment files follow from it. */
export const settings = {
  MUSTER_ENV: {
    about:
      '`production` refuses the demo, the test clock, private webhook addresses and generated keys; or `development`',
    otherwise: '`development`',
  },
  PORT: { about: 'where it listens', otherwise: '8080' },
  HOST: { about: 'the address that it listens on, for each of its ports', otherwise: '127.0.0.1' },
  MUSTER_WORKER_PORT: {
    about: 'where `muster worker` answers `/healthz`, `/readyz` and `/metrics`, on HOST',
    otherwise: 'nowhere',
  },
  MUSTER_METRICS_PORT: {
    about: 'where `muster serve` tells `/metrics`, on HOST, in place of PORT, where it is 404 then',
    otherwise: 'PORT',
  },
  MUSTER_DATA_DIR: { about: 'embedded database, stored files, generated keys', otherwise: '`.muster`' },
  DATABASE_URL: {
    about:
      'a PostgreSQL server, 15 or newer, in place of the embedded one; several hosts with commas, of which the one that takes writes is used, see [Scale](../operate/scale.md#several-hosts)',
    otherwise: 'the embedded database',
  },
  MUSTER_DATABASE_POOL: {
    about:
      'connections to PostgreSQL that a process opens for requests and jobs, 4 or more; see [Stalls and limits](../operate/stalls-and-limits.md) for what to give PostgreSQL',
    otherwise: '20',
  },
  MUSTER_DATABASE_REPLICA_URL: {
    about:
      'a standby that reports, exports and the change feed are read from; see [Scale](../operate/scale.md#read-from-a-replica)',
    otherwise: 'the primary',
  },
  MUSTER_DATABASE_REPLICA_MAX_LAG: { about: 'what a read from it may miss: `1s` to `5m`', otherwise: '5s' },
  REDIS_URL: { about: 'rate limits shared by several processes', otherwise: 'each process keeps its own' },
  MUSTER_BASE_URL: { about: 'the public address, ending in `/api/v1`', otherwise: 'from HOST and PORT' },
  MUSTER_SECRET_KEY: {
    about: 'seals private data and signs cursors; at least 32 random characters',
    otherwise: 'generated in development',
  },
  MUSTER_SECRET_KEY_PREVIOUS: {
    about:
      'keys that still open what they sealed, separated by commas; see [changing keys](../operate/back-up-restore-upgrade-change-keys.md#change-keys)',
  },
  MUSTER_LIMITS: {
    about:
      'any of `token_per_second=20,token_per_minute=120,organization_per_minute=600,ip_per_minute=600,edge_per_second=20,edge_burst=40,scim_per_second=50`; `edge_per_second=0` turns the edge off',
    otherwise: 'as shown',
  },
  MUSTER_TRUST_PROXY: { about: 'how many proxies’ `X-Forwarded-For` to believe', otherwise: '0' },
  SMTP_URL: {
    about: 'the server for outgoing mail, `smtp://` or `smtps://`',
    otherwise: 'mail is kept in the data folder',
  },
  MUSTER_MAIL_FROM: { about: 'the sender of outgoing mail', otherwise: '`Muster <no-reply@localhost>`' },
  MUSTER_SIGN_UP: {
    about:
      '`1`: whoever reaches the console may begin an organization, at `/sign-up`; see [Run in production](../operate/run-in-production.md#organizations-that-people-begin-themselves)',
    otherwise: '0, by `muster org create` alone',
  },
  MUSTER_SANDBOXES: {
    about:
      '`0`: no organization makes sandboxes; those there are can still be opened and deleted. See [Sandboxes](../guide/sandboxes.md)',
    otherwise: '1',
  },
  MUSTER_OAUTH_REGISTRATION: {
    about:
      '`off`: apps that people connect do not register themselves; those that have go on. See [Connect an app](../guide/connect-an-app.md)',
    otherwise: '`on`',
  },
  MUSTER_FILES_URL: {
    about:
      'a bucket for the files of documents and receipts: `s3://bucket/prefix?region=…&endpoint=https://…&path_style=1`',
    otherwise: 'files stand in the data folder',
  },
  MUSTER_WEBHOOK_RETRY_SECONDS: {
    about: 'seconds between the attempts at a webhook delivery, separated by commas',
    otherwise: '5,300,1800,7200,18000,36000,50400',
  },
  MUSTER_WEBHOOK_ALLOW_PRIVATE: {
    about: '`1`: webhooks over http, to any port and to loopback addresses; development only',
    otherwise: '0',
  },
  MUSTER_LOG_LEVEL: { about: '`trace` to `silent`', otherwise: '`info`' },
} as const satisfies Record<string, Variable>;

/** Standard names of others that the product reads, too; their libraries read more of them. */
export const standardVariables = {
  AWS_REGION: { about: 'the region of the bucket, unless MUSTER_FILES_URL names one', otherwise: 'us-east-1' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about: 'where [traces](../operate/traces.md) are sent, with the other standard variables of OpenTelemetry',
    otherwise: 'nowhere',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: { about: 'the same, for traces alone', otherwise: 'nowhere' },
  OTEL_EXPORTER_OTLP_PROTOCOL: { about: 'how they are sent: `http/json` alone', otherwise: '`http/json`' },
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: { about: 'the same, for traces alone', otherwise: '`http/json`' },
  OTEL_TRACES_EXPORTER: { about: '`none` turns traces off' },
  OTEL_SDK_DISABLED: { about: '`true` turns traces off' },
} as const satisfies Record<string, Variable>;

/** What programs beside the server read. */
export const programVariables = {
  MUSTER_TOKEN: { about: 'the API token of `muster mcp`, `muster listen` and of the examples' },
  MUSTER_URL: {
    about:
      'the address of the API for `muster listen` with a token and for the examples, of the server for `npm run dev` of the console',
  },
  MUSTER_SIGNING_SECRET: { about: 'the signing secret of a webhook receiver, as in the guide' },
  MUSTER_VERSION: { about: 'the tag of the image that `deploy/compose.yaml` runs', otherwise: '`latest`' },
} as const satisfies Record<string, Variable>;

/** What the tests and scripts of a checkout read: let through, and in no reference. */
const testVariables = ['MUSTER_FAULTS', 'MUSTER_CLUSTER_KEEP', 'MUSTER_SCREENSHOTS'];
const testPrefix = 'MUSTER_TEST_';

export type SettingName = keyof typeof settings | keyof typeof standardVariables;

const known: ReadonlySet<string> = new Set([
  ...Object.keys(settings),
  ...Object.keys(programVariables),
  ...testVariables,
]);

/** Names that start with MUSTER_ and mean nothing, each with the known one that was most likely meant. */
export function unknownVariables(env: Readonly<Record<string, string | undefined>>): string[] {
  const isInKubernetes = env['KUBERNETES_SERVICE_HOST'] !== undefined;
  return Object.keys(env).filter(
    (name) =>
      name.startsWith('MUSTER_') &&
      !known.has(name) &&
      !name.startsWith(testPrefix) &&
      !(isInKubernetes && isServiceLink(name, env[name] ?? '')),
  );
}

/** Kubernetes tells each pod of the services of its namespace, and one of them may well be called muster. */
const isServiceLink = (name: string, value: string): boolean =>
  /_SERVICE_(HOST|PORT(_[A-Z0-9_]+)?)$|_PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?$/.test(name) ||
  (name.endsWith('_PORT') && /^(tcp|udp|sctp):\/\//.test(value));

export const variableNames: readonly string[] = [...known];
