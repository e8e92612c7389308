import { afterAll, onTestFinished } from 'vitest';
import { getCurrentTest } from 'vitest/suite';

/** Runs at the end of the test that asks for it, otherwise of the file: a hook of the file that a test adds would never run. */
export function afterwards(close: () => void | Promise<void>): void {
  if (getCurrentTest()) onTestFinished(close);
  else afterAll(close);
}
