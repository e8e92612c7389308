import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '../db/startup-error.ts';
import type { Config } from './config.ts';

export interface Place extends Pick<Config, 'host' | 'port'> {
  /** The variable that says the port. */
  readonly portVariable?: string;
}

/** Where metrics are told when it is not the public port. */
export const metricsPlaceOf = ({ host, metricsPort }: Config): Place | null =>
  metricsPort === null ? null : { host, port: metricsPort, portVariable: 'MUSTER_METRICS_PORT' };

/** Why an address cannot be listened on, and what to do about it. */
export function explainListening(error: Error, { host, port, portVariable = 'PORT' }: Place): Error {
  const { code } = error as NodeJS.ErrnoException;
  const where = `${host}:${String(port)}`;
  if (code === 'EADDRINUSE')
    return new StartupError(
      `Port ${String(port)} is taken: stop the program that uses it or set ${portVariable} to another one.`,
    );
  if (code === 'EACCES')
    return new StartupError(`This user may not listen on port ${String(port)}: set ${portVariable} to 1024 or above.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartupError(`${host} is no address of this machine: set HOST to one that is, such as 127.0.0.1.`);
  if (code !== undefined)
    return new StartupError(`Muster cannot listen on ${where} (${code}): check HOST and ${portVariable}.`);
  return error;
}

/** Before anything is started or written: a taken port shows in a moment. */
export function tryListening(place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      reject(explainListening(error, place));
    });
    probe.listen({ host: place.host, port: place.port, exclusive: true }, () => {
      probe.close(() => {
        resolve();
      });
    });
  });
}

/** The port it listens on. */
export async function listenOn(server: FastifyInstance, place: Place): Promise<number> {
  try {
    await server.listen({ host: place.host, port: place.port });
  } catch (error) {
    throw explainListening(error as Error, place);
  }
  return (server.server.address() as AddressInfo).port;
}
