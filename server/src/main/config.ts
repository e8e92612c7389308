import { resolve } from 'node:path';
import { parseAddress } from '../db/hosts.ts';
import { StartupError } from '../db/startup-error.ts';
import { parseFilesUrl } from '../files/place.ts';
import type { BucketPlace } from '../files/s3.ts';
import { type Limits, parseLimits } from '../http/limits/config.ts';
import { nearest } from '../lib/nearest.ts';
import { type SettingName, unknownVariables, variableNames } from './variables.ts';

/** Everything the environment decides, read once. */
export interface Config {
  readonly isProduction: boolean;
  readonly port: number;
  /** Where a worker alone tells how it is; null: nowhere. */
  readonly workerPort: number | null;
  /** Where metrics are told in place of the public port; null: there. */
  readonly metricsPort: number | null;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** How many connections to PostgreSQL the process may open for requests and jobs. */
  readonly databasePool: number;
  /** A standby that reports, exports and the change feed are read from; null: they are read from the primary. */
  readonly replica: { readonly url: string; readonly maxLagMs: number } | null;
  readonly redisUrl: string | null;
  readonly baseUrl: string;
  readonly secretKey: string | null;
  /** Keys that still open what they sealed. */
  readonly previousKeys: readonly string[];
  readonly limits: Limits;
  readonly allowsPrivateWebhooks: boolean;
  readonly webhookRetrySeconds: readonly number[] | null;
  readonly trustedProxies: number;
  readonly smtpUrl: string | null;
  /** Whether people may begin an organization themselves. */
  readonly offersSignUp: boolean;
  readonly allowsSandboxes: boolean;
  /** Whether apps that people connect may register themselves. */
  readonly takesRegistrations: boolean;
  readonly mailFrom: string;
  /** null: files stand in the data folder. */
  readonly bucket: BucketPlace | null;
  readonly logLevel: string;
  /** Whether spans are sent; where to is for OpenTelemetry to read. */
  readonly isTracing: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(env: Environment): Config {
  refuseUnknown(env);
  const isProduction = environment(env) === 'production';
  const port = wholeNumber(env, 'PORT', 8080, 65_535);
  const host = text(env, 'HOST') ?? '127.0.0.1';
  const config: Config = {
    isProduction,
    port,
    workerPort: optionalPort(env, 'MUSTER_WORKER_PORT'),
    metricsPort: optionalPort(env, 'MUSTER_METRICS_PORT'),
    host,
    dataDir: resolve(text(env, 'MUSTER_DATA_DIR') ?? '.muster'),
    databaseUrl: databaseUrl(env, 'DATABASE_URL'),
    databasePool: poolSize(env),
    replica: replica(env),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:', 'unix:']),
    baseUrl: baseUrl(env, host, port),
    secretKey: secretKey(env),
    previousKeys: previousKeys(env),
    limits: limits(env),
    allowsPrivateWebhooks: isOn(env, 'MUSTER_WEBHOOK_ALLOW_PRIVATE'),
    webhookRetrySeconds: retrySeconds(env),
    trustedProxies: wholeNumber(env, 'MUSTER_TRUST_PROXY', 0, 100),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    offersSignUp: isOn(env, 'MUSTER_SIGN_UP'),
    allowsSandboxes: env['MUSTER_SANDBOXES'] === undefined || isOn(env, 'MUSTER_SANDBOXES'),
    takesRegistrations: registration(env),
    mailFrom: text(env, 'MUSTER_MAIL_FROM') ?? 'Muster <no-reply@localhost>',
    bucket: bucket(env),
    logLevel: logLevel(env),
    isTracing: isTracing(env),
  };
  if (isProduction) refuseInProduction(config);
  return config;
}

/** A misspelt name would be passed over, and what it was meant to turn on or off with it. */
function refuseUnknown(env: Environment): void {
  const [first] = unknownVariables(env);
  if (first === undefined) return;
  const meant = nearest(first, variableNames);
  const advice =
    meant === null ? 'unset it; docs/reference/configuration.md has those there are' : `did you mean ${meant}?`;
  throw new StartupError(`There is no setting ${first}: ${advice}${meant === null ? '.' : ''}`);
}

const environments = ['development', 'production'] as const;

function environment(env: Environment): (typeof environments)[number] {
  const value = text(env, 'MUSTER_ENV') ?? 'development';
  const found = environments.find((name) => name === value);
  if (found) return found;
  const meant = nearest(value, environments);
  const hint = meant === null ? '' : ` Did you mean ${meant}?`;
  throw new StartupError(`MUSTER_ENV must be ${environments.join(' or ')}, not "${value}".${hint}`);
}

function refuseInProduction(config: Config): void {
  if (config.secretKey === null) {
    throw new StartupError(
      'MUSTER_ENV=production needs MUSTER_SECRET_KEY: at least 32 random characters, kept outside the database.',
    );
  }
  if (config.databaseUrl === null)
    throw new StartupError('MUSTER_ENV=production needs DATABASE_URL: a PostgreSQL server, version 15 or newer.');
  if (config.allowsPrivateWebhooks)
    throw new StartupError('MUSTER_WEBHOOK_ALLOW_PRIVATE is for development; unset it in production.');
}

function text(env: Environment, name: SettingName): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

function wholeNumber(env: Environment, name: SettingName, otherwise: number, highest: number): number {
  const value = text(env, name);
  if (value === null) return otherwise;
  if (!/^\d{1,6}$/.test(value) || Number(value) > highest)
    throw new StartupError(`${name} must be a whole number from 0 to ${String(highest)}, not "${value}".`);
  return Number(value);
}

function isOn(env: Environment, name: SettingName): boolean {
  const value = text(env, name) ?? '0';
  if (value !== '0' && value !== '1') throw new StartupError(`${name} must be 0 or 1, not "${value}".`);
  return value === '1';
}

function registration(env: Environment): boolean {
  const value = text(env, 'MUSTER_OAUTH_REGISTRATION') ?? 'on';
  if (value !== 'on' && value !== 'off')
    throw new StartupError(`MUSTER_OAUTH_REGISTRATION must be on or off, not "${value}".`);
  return value === 'on';
}

const optionalPort = (env: Environment, name: SettingName): number | null =>
  text(env, name) === null ? null : wholeNumber(env, name, 0, 65_535);

function poolSize(env: Environment): number {
  const size = wholeNumber(env, 'MUSTER_DATABASE_POOL', 20, 500);
  if (size < 4) throw new StartupError('MUSTER_DATABASE_POOL must be 4 or more.');
  return size;
}

function databaseUrl(env: Environment, name: SettingName): string | null {
  const value = text(env, name);
  if (value === null) return null;
  try {
    parseAddress(value);
  } catch (error) {
    throw new StartupError(`${name} ${(error as Error).message}.`);
  }
  return value;
}

function replica(env: Environment): Config['replica'] {
  const address = databaseUrl(env, 'MUSTER_DATABASE_REPLICA_URL');
  const maxLagMs = durationMs(env, 'MUSTER_DATABASE_REPLICA_MAX_LAG', '5s');
  if (maxLagMs < 1000 || maxLagMs > 300_000)
    throw new StartupError('MUSTER_DATABASE_REPLICA_MAX_LAG must be from 1s to 5m.');
  if (address === null) return null;
  if (text(env, 'DATABASE_URL') === null)
    throw new StartupError('MUSTER_DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica.');
  return { url: address, maxLagMs };
}

function durationMs(env: Environment, name: SettingName, otherwise: string): number {
  const value = text(env, name) ?? otherwise;
  const [, amount = '', unit = ''] = /^(\d{1,6})(ms|s|m)$/.exec(value) ?? [];
  if (unit === '') throw new StartupError(`${name} must be a duration such as 500ms, 5s or 1m, not "${value}".`);
  return Number(amount) * { ms: 1, s: 1000, m: 60_000 }[unit as 'ms' | 's' | 'm'];
}

function url(env: Environment, name: SettingName, protocols: string[]): string | null {
  const value = text(env, name);
  if (value === null) return null;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new StartupError(
      `${name} must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    );
  }
  return value;
}

function baseUrl(env: Environment, host: string, port: number): string {
  const given = text(env, 'MUSTER_BASE_URL');
  if (given === null) return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}/api/v1`;
  const trimmed = given.replace(/\/+$/, '');
  if (!URL.canParse(trimmed) || !/^https?:\/\/.+\/api\/v1$/.test(trimmed)) {
    throw new StartupError('MUSTER_BASE_URL must be the public address of the API and end in /api/v1.');
  }
  return trimmed;
}

function secretKey(env: Environment): string | null {
  const value = text(env, 'MUSTER_SECRET_KEY');
  if (value !== null && value.length < 32)
    throw new StartupError('MUSTER_SECRET_KEY must have at least 32 characters.');
  return value;
}

/** Separated by commas. A key may hold a comma itself: the whole is tried as one key, too. */
function previousKeys(env: Environment): readonly string[] {
  const value = text(env, 'MUSTER_SECRET_KEY_PREVIOUS');
  if (value === null) return [];
  const parts = value.split(',').map((part) => part.trim());
  const keys = parts.every((part) => part.length >= 32) ? [...new Set([...parts, value])] : [value];
  if (value.length < 32)
    throw new StartupError(
      'MUSTER_SECRET_KEY_PREVIOUS must be keys of at least 32 characters, separated by commas; unset it when there is none.',
    );
  return keys;
}

function retrySeconds(env: Environment): readonly number[] | null {
  const value = text(env, 'MUSTER_WEBHOOK_RETRY_SECONDS');
  if (value === null) return null;
  if (!/^\d{1,6}(\.\d{1,3})?(,\d{1,6}(\.\d{1,3})?){0,19}$/.test(value)) {
    throw new StartupError('MUSTER_WEBHOOK_RETRY_SECONDS must be seconds separated by commas, such as 5,300,1800.');
  }
  return value.split(',').map(Number);
}

function limits(env: Environment): Limits {
  try {
    return parseLimits(text(env, 'MUSTER_LIMITS') ?? undefined);
  } catch (error) {
    throw new StartupError((error as Error).message);
  }
}

function bucket(env: Environment): BucketPlace | null {
  const value = text(env, 'MUSTER_FILES_URL');
  if (value === null) return null;
  try {
    return parseFilesUrl(value, text(env, 'AWS_REGION') ?? undefined);
  } catch (error) {
    throw new StartupError((error as Error).message);
  }
}

function logLevel(env: Environment): string {
  const value = text(env, 'MUSTER_LOG_LEVEL') ?? 'info';
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
  if (!levels.includes(value)) throw new StartupError(`MUSTER_LOG_LEVEL must be one of ${levels.join(', ')}.`);
  return value;
}

/** By the standard variables of OpenTelemetry: an endpoint turns it on. */
function isTracing(env: Environment): boolean {
  const endpoints = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const;
  const given = endpoints.map((name) => url(env, name, ['http:', 'https:']));
  if (text(env, 'OTEL_SDK_DISABLED') === 'true' || text(env, 'OTEL_TRACES_EXPORTER') === 'none') return false;
  if (given.every((address) => address === null)) return false;
  const protocol = text(env, 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') ?? text(env, 'OTEL_EXPORTER_OTLP_PROTOCOL');
  if (protocol !== null && protocol !== 'http/json')
    throw new StartupError(
      `Traces are sent as http/json: unset OTEL_EXPORTER_OTLP_PROTOCOL, or set it to that instead of "${protocol}".`,
    );
  return true;
}
