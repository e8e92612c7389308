import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newDatabaseUrl } from '../../test/processes.ts';
import { readConfig } from './config.ts';
import { describeOldServer, explainDatabase } from './explain-database.ts';
import { migrateDatabase } from './installation.ts';
import { connectionOf } from './source.ts';

/** Says one thing to everyone who connects, as PostgreSQL would: its ErrorResponse, or what it answers to a wish for TLS. */
async function serverThatSays(answer: Buffer | string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(answer));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  return `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

function errorResponse(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mas PostgreSQL words it\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

async function sentenceFor(DATABASE_URL: string): Promise<string> {
  const config = readConfig({ DATABASE_URL });
  const failed: unknown = await migrateDatabase(config, connectionOf(DATABASE_URL), () => undefined).catch(
    (error: unknown) => error,
  );
  expect(failed).toMatchObject({ name: 'StartupError' });
  return (failed as Error).message;
}

describe('what keeps PostgreSQL from being used, in words', () => {
  it.each([
    ['28P01', 'refuses the password of user "clerk": correct it in DATABASE_URL'],
    ['28000', 'does not let user "clerk" into database "wfm"'],
    ['3D000', 'There is no database "wfm" at'],
    ['42501', 'User "clerk" may not create what Muster needs'],
    ['53300', 'takes no more connections'],
    ['57P03', 'is starting up or shutting down'],
    ['28999', 'check the address, the credentials'],
  ])('%s: %s', async (code, telling) => {
    const at = await serverThatSays(errorResponse(code));
    const sentence = await sentenceFor(`postgres://clerk:not-to-be-shown@${at}/wfm`);
    expect(sentence).toContain(telling);
    expect(sentence).toContain(code);
    expect(sentence).not.toMatch(/not-to-be-shown|\n/);
  });

  it('a server without TLS', async () => {
    const at = await serverThatSays('N');
    expect(await sentenceFor(`postgres://clerk@${at}/wfm?sslmode=require`)).toContain(`${at} speaks no TLS`);
  });

  it('nothing that listens', async () => {
    expect(await sentenceFor('postgres://clerk@127.0.0.1:1/wfm')).toContain('Nothing listens at 127.0.0.1:1');
  });

  it('a host that is not known', () => {
    const error = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    const told = explainDatabase(error, 'postgres://clerk@db.nowhere/wfm') as Error;
    expect(told.message).toContain('The host of db.nowhere:5432 is not known');
  });

  it.each(['SELF_SIGNED_CERT_IN_CHAIN', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID'])('%s', (code) => {
    const told = explainDatabase(Object.assign(new Error(), { code }), 'postgres://clerk@db/wfm') as Error;
    expect(told.message).toContain('The certificate of db:5432 is not trusted');
  });

  it('a database that is not there, by PostgreSQL itself', async () => {
    const url = new URL(await newDatabaseUrl(false));
    url.pathname = '/no_such_database';
    expect(await sentenceFor(url.toString())).toContain('There is no database "no_such_database"');
  });

  it('a server that is too old, with its version', () => {
    expect(describeOldServer(140_012)).toContain('points to version 14');
    expect(describeOldServer(150_000)).toBeNull();
  });

  it('an error about something else stays what it is', () => {
    const error = Object.assign(new Error('syntax error'), { code: '42601' });
    expect(explainDatabase(error, 'postgres://clerk@db/wfm')).toBe(error);
  });
});
