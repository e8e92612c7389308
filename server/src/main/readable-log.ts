import { Writable } from 'node:stream';

const levels: Readonly<Record<number, string>> = {
  10: 'TRACE',
  20: 'DEBUG',
  30: '     ',
  40: 'WARN ',
  50: 'ERROR',
  60: 'FATAL',
};

/** For a person at a terminal: time, level, what happened, and the rest as `name=value`. */
export function readableLine(json: string): string {
  const { level, time, msg, method, path, status, ms, ...rest } = JSON.parse(json) as Record<string, unknown>;
  const clock = typeof time === 'string' ? time.slice(11, 19) : '';
  const request = method === undefined ? [] : [method, path, status];
  const took = ms === undefined ? [] : [`${plain(ms)} ms`];
  const others = Object.entries(rest).map(([name, value]) => `${name}=${plain(value)}`);
  const words = [...request, msg, ...took, ...others].filter((word) => word !== undefined).map(plain);
  return [clock, levels[Number(level)] ?? '', ...words].join(' ');
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Takes the log's JSON lines and shows them to a person. */
export const readableStream = (screen: { write(text: string): unknown }): Writable =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().split('\n')) if (line !== '') screen.write(`${readableLine(line)}\n`);
      done();
    },
  });
