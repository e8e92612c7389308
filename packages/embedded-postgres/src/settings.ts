import type { Product } from './product.ts';

export const postgresPort = 5432;

/**
 * Handed over on the command line, so that an installation follows the program and a start writes nothing. The socket's folder is the
 * cluster itself, closed to everyone but its owner, and relative: a deep path would not fit into a socket's address.
 */
const fixedSettings: Record<string, string> = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  port: String(postgresPort),
};

const defaultSettings: Record<string, string> = {
  max_connections: '150',

  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Recovery first syncs all files: one call here, thousands elsewhere.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '64MB',
  max_wal_size: '512MB',
  checkpoint_timeout: '10min',

  shared_buffers: '128MB',
  work_mem: '8MB',
  random_page_cost: '1.1',
  // Requests are short; parallel plans and their helpers would only add processes and shared memory.
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  jit: 'off',

  timezone: 'UTC',
  log_timezone: 'UTC',
  idle_in_transaction_session_timeout: '60s',

  // Terse and without statements: people's data stays out of the log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
};

export const settingArguments = ({ settings }: Product): readonly string[] =>
  Object.entries({ ...defaultSettings, ...settings, ...fixedSettings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
