import { text } from 'node:stream/consumers';
import type { Terminal } from './program.ts';

export const terminal: Terminal = {
  out: (written) => {
    process.stdout.write(written);
  },
  err: (written) => {
    process.stderr.write(written);
  },
  read: (what) => (process.stdin.isTTY ? ask(what) : text(process.stdin)),
};

const interrupt = '\u0003';
const enter = ['\r', '\n', '\u0004'];
const backspace = ['\b', '\u007f'];

/** A reader that goes away, such as `head`, has seen enough. */
process.stdout.on('error', () => process.exit(0));

/** One line, typed without being shown. */
function ask(what: string): Promise<string> {
  const { stdin } = process;
  process.stderr.write(`${what}: `);
  stdin.setRawMode(true).setEncoding('utf8');
  return new Promise((resolve) => {
    let line = '';
    const onKeys = (keys: string): void => {
      for (const key of keys) {
        if (key === interrupt) process.exit(130);
        if (enter.includes(key)) {
          stdin.off('data', onKeys).setRawMode(false).pause();
          process.stderr.write('\n');
          resolve(line);
          return;
        }
        line = backspace.includes(key) ? line.slice(0, -1) : line + key;
      }
    };
    stdin.on('data', onKeys);
  });
}
