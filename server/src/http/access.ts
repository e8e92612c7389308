import type { TSchema } from 'typebox';
import type { Actor, Origin } from '../kernel/actor.ts';
import type { TokenResource } from '../kernel/resources.ts';

/** A token found by its hash, and the person behind it. */
export interface TokenAccess {
  readonly tokenId: string;
  readonly actor: Actor;
  readonly isRevoked: boolean;
  readonly expiresAt: string | null;
  readonly isOwnerActive: boolean;
  /** It may propose and not write. */
  readonly requiresAcceptance: boolean;
  /** The one address that it opens, of a connected app; null: all. */
  readonly resource: TokenResource | null;
}

export interface SessionAccess {
  readonly actor: Actor;
  readonly expiresAt: string;
  /** When the person last showed a factor. */
  readonly factorAt: string;
  /** The person has to set up a second factor before anything else. */
  readonly needsFactor: boolean;
}

/** What the endpoints of OAuth answer with. */
export interface AppAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** The endpoints of OAuth that apps call themselves, from server to server. */
export interface AppEndpoints {
  register(metadata: unknown): Promise<AppAnswer>;
  token(form: URLSearchParams, ip: string): Promise<AppAnswer>;
  revoke(form: URLSearchParams): Promise<AppAnswer>;
}

/** A shared tablet that is paired: what it may ask for. */
export interface OpenKiosk {
  readonly organizationId: string;
  readonly id: string;
  /** Throws if the device has not signed this. */
  checkSignature(body: Buffer, signature: string | undefined): void;
  people(said: { readonly unsent: number | null; readonly at: string | null }): Promise<object>;
  /** Whom a badge names there. */
  badge(body: unknown, origin: Origin): Promise<object>;
  taps(body: unknown, origin: Origin): Promise<object>;
}

/** One that is unpaired and has not handed over what it kept. */
export interface LeftKiosk {
  checkSignature(body: Buffer, signature: string | undefined): void;
  unsent(body: unknown, origin: Origin): Promise<object>;
}

export interface KioskDoor {
  /** What is taken by each of the four. */
  readonly bodies: Readonly<Record<'pair' | 'taps' | 'badge' | 'unsent', TSchema>>;
  /** null: the code leads nowhere. */
  pair(body: unknown, origin: Origin): Promise<{ readonly secret: string } | null>;
  readonly open: (secretHash: Buffer) => Promise<OpenKiosk | null>;
  readonly left: (secretHash: Buffer) => Promise<LeftKiosk | null>;
}

/** How the surfaces learn who asks; the features behind it are wired in main. */
export interface Authenticators {
  token(tokenHash: Buffer): Promise<TokenAccess | null>;
  session(tokenHash: Buffer): Promise<SessionAccess | null>;
  /** What a calendar program is shown at the address with this hash; null if there is nothing. */
  calendar(secretHash: Buffer): Promise<{ readonly version: string; write(): Promise<string> } | null>;
  /** Whether people of any organization sign in with a provider of theirs. */
  offersProviders(): Promise<boolean>;
  /** Ends what an identity provider says has ended there. null: done; else why not, for its log. */
  providerLogout(providerId: string, logoutToken: string, ip: string): Promise<string | null>;
  readonly apps: AppEndpoints;
  readonly kiosks: KioskDoor;
  /** Kept to the minute, in memory first. */
  tokenUsed(organizationId: string, tokenId: string): void;
  sessionUsed(organizationId: string, tokenHash: Buffer): void;
}
