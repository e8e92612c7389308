import { openFiles } from '../../files/place.ts';
import { pingRedis } from '../../http/limits/redis.ts';
import { readWarnings } from '../../kernel/warnings.ts';
import type { Config } from '../config.ts';
import { failed, type Finding, ok, warning } from './finding.ts';

const codeOf = (error: unknown): string => {
  const { code, name, message } = error as { code?: string; name?: string; message?: string };
  return code ?? (name !== undefined && name !== 'Error' ? name : (message ?? 'no answer'));
};

export async function examineMail({ smtpUrl, isProduction }: Config): Promise<Finding> {
  if (smtpUrl === null) {
    return isProduction
      ? warning('mail', 'None is sent: SMTP_URL is not set.')
      : ok('mail', 'Kept in the data folder and shown in the app: SMTP_URL is not set.');
  }
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 5000, greetingTimeout: 5000 });
  try {
    await transport.verify();
    return ok('mail', `The server ${new URL(smtpUrl).hostname} takes mail.`);
  } catch (error) {
    return failed('mail', `The server ${new URL(smtpUrl).hostname} takes none (${codeOf(error)}): check SMTP_URL.`);
  } finally {
    transport.close();
  }
}

export async function examineFiles(config: Config): Promise<Finding> {
  const files = openFiles(config.bucket, config.dataDir);
  try {
    const [fault] = (await readWarnings({ config, files })).filter(({ code }) => code === 'data_folder_not_writable');
    if (fault) return failed('files', fault.message);
    if (config.bucket === null) return ok('files', `In ${config.dataDir}, which can be written.`);
    for await (const _ of files.list('doctor')) break;
    return ok('files', `The bucket ${config.bucket.bucket} answers.`);
  } catch (error) {
    return failed('files', `The bucket cannot be read (${codeOf(error)}): check MUSTER_FILES_URL and the credentials.`);
  } finally {
    files.close();
  }
}

export async function examineRedis({ redisUrl }: Config): Promise<Finding[]> {
  if (redisUrl === null) return [];
  try {
    await pingRedis(redisUrl);
    return [ok('redis', 'Answers.')];
  } catch (error) {
    return [warning('redis', `Cannot be reached (${codeOf(error)}): each process counts rate limits for itself.`)];
  }
}

/** Whether a server runs here, from where this command runs. */
export async function examineServer({ host, port }: Config): Promise<Finding> {
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  const address = `http://${own}:${String(port)}`;
  const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(3000) }).catch(() => null);
  if (answer === null) return ok('server', `None answers at ${address}.`);
  const { status } = (await answer.json().catch(() => ({}))) as { status?: string };
  return answer.ok
    ? ok('server', `Ready at ${address}.`)
    : warning('server', `Answers at ${address} that it is not ready: ${status ?? String(answer.status)}.`);
}
