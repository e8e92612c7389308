interface Build {
  readonly ensureBuilt: (options: { only: 'console' }) => Promise<void>;
}

/** The console as it is served: built once before the tests, if anything has changed since. */
export async function setup(): Promise<void> {
  const script = new URL('../../scripts/build.mjs', import.meta.url).href;
  const { ensureBuilt } = (await import(script)) as Build;
  await ensureBuilt({ only: 'console' });
}
