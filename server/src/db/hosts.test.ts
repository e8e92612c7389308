import { describe, expect, it } from 'vitest';
import { Hosts, parseAddress, type ServerState } from './hosts.ts';

const primary: ServerState = { isInRecovery: false, isReadOnly: false };
const standby: ServerState = { isInRecovery: true, isReadOnly: false };

describe('an address', () => {
  it('of one host is left as it is', () => {
    expect(parseAddress('postgres://u:p@h/d?sslmode=require').hosts).toBeNull();
    expect(parseAddress('postgres://u@/d?host=%2Fsocket').connectionString).toBe(
      'postgres://u@localhost:5432/d?host=%2Fsocket',
    );
  });

  it.each([
    [
      'postgres://u:p%40@a:1,b:2,c/d',
      [
        ['a', 1],
        ['b', 2],
        ['c', 5432],
      ],
    ],
    [
      'postgres://u@[::1]:1,[fe80::2]/d',
      [
        ['::1', 1],
        ['fe80::2', 5432],
      ],
    ],
    [
      'postgres://u@/d?host=%2Fx,%2Fy&port=1,2',
      [
        ['/x', 1],
        ['/y', 2],
      ],
    ],
    [
      'postgres://u@/d?host=a,b&port=7',
      [
        ['a', 7],
        ['b', 7],
      ],
    ],
  ])('%s names several', (address, expected) => {
    const { hosts, connectionString } = parseAddress(address);
    expect(hosts?.all.map(({ host, port }) => [host, port])).toEqual(expected);
    expect(hosts?.target).toBe('read-write');
    expect(URL.canParse(connectionString)).toBe(true);
  });

  it.each([
    ['mysql://u@a/d', 'must be an address starting with postgres://'],
    ['postgres://u@a,b/d?target_session_attrs=leader', 'has target_session_attrs "leader"'],
    ['postgres://u@/d?host=a,b,c&port=1,2', 'must name as many ports as hosts, or one'],
    ['postgres://u:secret@a:1:2/d', 'has a host that cannot be read'],
    ['postgres://u:secret@a:99999,b/d', 'has a port that is none'],
  ])('%s is refused, and no secret told', (address, message) => {
    expect(() => parseAddress(address)).toThrow(message);
    expect(() => parseAddress(address)).not.toThrow('secret');
  });
});

describe('hosts', () => {
  const list = (target: Hosts['target'], ...states: (ServerState | null | Promise<never>)[]) => {
    const all = states.map((_, i) => ({ host: `h${String(i)}`, port: 1 }));
    let asked = 0;
    const hosts = new Hosts(all, target);
    const find = async () => {
      const { host } = await hosts.find(async ({ host: name }) => {
        asked++;
        const state = await states[Number(name.slice(1))];
        if (!state) throw new Error('connect ECONNREFUSED');
        return state;
      });
      return host;
    };
    return { hosts, all, find, asked: () => asked };
  };
  const silent = new Promise<never>(() => undefined);

  it('read-write: the one that takes writes, wherever it stands, also beside one that does not answer', async () => {
    expect(await list('read-write', standby, primary).find()).toBe('h1');
    expect(await list('primary', silent, primary).find()).toBe('h1');
    expect(await list('read-write', { isInRecovery: false, isReadOnly: true }, primary).find()).toBe('h1');
  });

  it('any and standby: the first in their order', async () => {
    expect(await list('any', null, standby, primary).find()).toBe('h1');
    expect(await list('standby', primary, standby, standby).find()).toBe('h1');
    expect(await list('prefer-standby', primary, null).find()).toBe('h0');
  });

  it('are asked once, until the one that was found is lost', async () => {
    const { hosts, all, find, asked } = list('read-write', standby, primary);
    await Promise.all([find(), find()]);
    await find();
    expect(asked()).toBe(2);
    hosts.forget(all[1] as never);
    await find();
    expect(asked()).toBe(4);
  });

  it('say why none will do', async () => {
    await expect(list('read-write', standby, null).find()).rejects.toThrow(
      'No host could be connected to for read-write sessions: h0:1 (a standby), h1:1 (connect ECONNREFUSED)',
    );
  });
});
