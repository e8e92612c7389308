import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { Client } from 'undici';
import { pinnedTo } from '../../lib/destination/pinned.ts';
import { normalAddress } from '../../lib/destination/special-ranges.ts';
import { connectFailure, Failure } from './outcome.ts';

export interface Destination {
  readonly url: URL;
  /** The only addresses that may be connected to. */
  readonly addresses: readonly string[];
  /** Certificates to trust in place of the usual ones. */
  readonly ca: string | undefined;
}

type Connected = (...result: [null, Socket | TLSSocket] | [Failure, null]) => void;

const keepAliveMs = 10_000;
const headersMaxBytes = 16_384;
/** More than any answer within the cap of its body takes on the wire, padding between chunks included. */
const wireMaxBytes = 512 * 1024;

/** One connection to one host, made when first used, that can be cut off in every phase. */
export class Connection {
  readonly client: Client;
  /** How many requests it has carried. */
  uses = 0;
  /** Called when the other side has sent more than any answer needs. */
  onFlood: (() => void) | null = null;
  readonly #destination: Destination;
  #socket: Socket | TLSSocket | null = null;
  #bytesBefore = 0;

  constructor(destination: Destination, onClosed: (connection: Connection) => void) {
    this.#destination = destination;
    this.client = new Client(destination.url.origin, {
      // The attempt's own deadline covers all of these.
      headersTimeout: 0,
      bodyTimeout: 0,
      keepAliveTimeout: keepAliveMs,
      keepAliveMaxTimeout: keepAliveMs,
      maxHeaderSize: headersMaxBytes,
      allowH2: false,
      connect: (_options, done) => {
        this.#connect((error, socket) => {
          if (error === null) done(null, socket);
          else done(error, null);
        });
      },
    });
    this.client.on('disconnect', () => onClosed(this));
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === 'open';
  }

  #connect(done: Connected): void {
    const { url, addresses, ca } = this.#destination;
    const allowed = new Set(addresses.map(normalAddress));
    let isSettled = false;
    const fail = (error: Failure): void => {
      if (!isSettled) done(error, null);
      isSettled = true;
    };
    const hostname = url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
    const isSecure = url.protocol === 'https:';
    const options = {
      host: hostname,
      port: Number(url.port) || (isSecure ? 443 : 80),
      lookup: pinnedTo(addresses),
      autoSelectFamily: true,
      noDelay: true,
    };
    const socket = isSecure
      ? connectTls({
          ...options,
          ...(isIP(hostname) === 0 && { servername: hostname }),
          ...(ca !== undefined && { ca }),
          ALPNProtocols: ['http/1.1'],
          minVersion: 'TLSv1.2',
          // Said here, an environment variable cannot turn it off.
          rejectUnauthorized: true,
        })
      : connectTcp(options);
    this.#socket = socket;
    socket
      .once('connect', () => {
        // Whatever happened between the look-up and here, nothing is said to an address that was not vetted.
        if (socket.remoteAddress === undefined || !allowed.has(normalAddress(socket.remoteAddress)))
          socket.destroy(new Failure('not_public', 'The connection led to an address that was not allowed.'));
      })
      .once(isSecure ? 'secureConnect' : 'connect', () => {
        if (socket.destroyed) return;
        isSettled = true;
        done(null, socket);
      })
      .on('error', (error) => fail(connectFailure(error)))
      .once('close', () => fail(connectFailure(null)))
      .on('readable', () => {
        if (socket.bytesRead - this.#bytesBefore > wireMaxBytes) this.onFlood?.();
      });
  }

  /** To be called before each request. */
  begin(): void {
    this.uses++;
    this.#bytesBefore = this.#socket?.bytesRead ?? 0;
  }

  destroy(): void {
    this.onFlood = null;
    this.#socket?.destroy();
    this.client.destroy().catch(() => undefined);
  }
}
