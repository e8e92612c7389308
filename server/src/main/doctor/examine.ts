import { version } from '../../package.ts';
import { type Config, readConfig } from '../config.ts';
import { examineDatabase, examineReplica } from './database.ts';
import { failed, type Finding, ok, warning } from './finding.ts';
import { examineFiles, examineMail, examineRedis, examineServer } from './services.ts';

/** Everything that can be told from here, in the order in which one would look. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const program = ok('program', `Muster ${version} on Node ${process.versions.node}.`);
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    return [program, failed('configuration', (error as Error).message)];
  }
  const looks = await Promise.all([
    examineServer(config),
    examineDatabase(config),
    examineReplica(config),
    examineRedis(config),
    examineFiles(config),
    examineMail(config),
  ]);
  return [program, ...examineConfiguration(config), ...looks.flat()];
}

function examineConfiguration(config: Config): Finding[] {
  const { isProduction, baseUrl, metricsPort } = config;
  const found = [ok('configuration', `${isProduction ? 'Production' : 'Development'}; the API is at ${baseUrl}.`)];
  if (isProduction && baseUrl.startsWith('http:'))
    found.push(
      warning('address', 'MUSTER_BASE_URL is no https address: links in mails and cookies are not protected.'),
    );
  if (isProduction && metricsPort === null)
    found.push(warning('metrics', 'Told on the public port: MUSTER_METRICS_PORT moves them to one of their own.'));
  return found;
}
