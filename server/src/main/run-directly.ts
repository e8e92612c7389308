import type { Command, Outcome } from '../cli/command.ts';
import type { Request } from '../cli/program.ts';
import type { Config } from './config.ts';
import type { OpenInstallation } from './installation.ts';
import type { Source } from './source.ts';

/** Runs a command in this process, on an installation opened for it and closed again. One that needs none may be told of any configuration. */
export async function runDirectly(read: () => Config, command: Command, request: Request): Promise<Outcome | null> {
  let source: Source | null = null;
  let installation: OpenInstallation | null = null;
  const open = async (): Promise<OpenInstallation> => {
    if (installation) return installation;
    const config = read();
    const { openSource } = await import('./source.ts');
    const loading = Promise.all([import('./installation.ts'), import('./catalogue.ts'), import('./log.ts')]);
    loading.catch(() => undefined);
    source = await openSource(config, 'guest', () => undefined);
    const [{ openInstallation }, { catalogue }, { createLog }] = await loading;
    installation = await openInstallation({
      config,
      connection: source.connection,
      log: createLog('fatal', { stream: 'stderr' }),
      catalogue,
      poolSize: 3,
      isListening: false,
    });
    return installation;
  };
  try {
    return await command.run({ ...request, options: request.options as never, open });
  } finally {
    await (installation as OpenInstallation | null)?.close();
    await (source as Source | null)?.stop();
  }
}
