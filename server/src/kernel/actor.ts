import { dayIn } from '../lib/days.ts';
import { type Language, type Reader } from '../lib/texts/texts.ts';
import type { HeldGrant } from './packages.ts';
import { type Role, roleCanUse, type Scope } from './scopes.ts';
import type { ModuleName, Plan, Settings, SubscriptionStatus } from './settings.ts';

/** Where a change comes from. */
export type Surface = 'api' | 'app' | 'mcp' | 'import' | 'cli' | 'job';

/** The organization an actor belongs to, as every rule needs it. */
export interface Tenant {
  readonly id: string;
  readonly name: string;
  readonly timezone: string;
  readonly country: string;
  readonly currency: string;
  readonly plan: Plan;
  readonly subscription_status: SubscriptionStatus;
  readonly seat_limit: number | null;
  readonly settings: Settings;
  /** Of a sandbox: whose it is. null: a real organization. */
  readonly sandboxOf: string | null;
}

/**
 * Who asks: a token's owner, which may be a service account (`svc_…`), a person signed in, or the installation itself (command
 * line, jobs: `userId` null, the rights of an Executive). The same for every request until the person, their role or their departments change.
 */
export interface Actor {
  readonly organization: Tenant;
  readonly organizationId: string;
  readonly userId: string | null;
  readonly role: Role;
  readonly departmentId: string | null;
  /** What the person reads: their own choice, or what the organization has chosen. */
  readonly language: Language;
  /** The departments the person heads or manages. */
  readonly departmentScope: readonly string[];
  /** What they were given beyond their role, as it holds today. */
  readonly grants: readonly HeldGrant[];
  /** What the token carries. null: nothing narrows the person's own rights. */
  readonly scopes: ReadonlySet<string> | null;
  /**
   * Who is this actor for every rule about oneself: of a service account, who made it, who answers for it and who holds its token; of
   * what was proposed, who accepted it.
   */
  readonly selves?: readonly string[];
  /** No role opens anything to them: what they were given does, beside their own account. */
  readonly isGuest?: true;
}

/** How the actor came in; written beside every change and every look at private data. */
export interface Origin {
  readonly surface: Surface;
  readonly tokenId: string | null;
  readonly ip: string | null;
  readonly requestId: string | null;
  /** SHA-256 of the session's secret; for a person signed in. */
  readonly sessionHash?: Buffer;
  /** Of the session: a second factor is to be set up before anything else. */
  readonly needsFactor?: boolean;
  /** Of the session: the last factor was shown more than ten minutes ago. */
  readonly isStale?: boolean;
  /** The shared tablet at which someone taps, once their PIN was right or someone who leads has said so. */
  readonly kioskId?: string;
  /** In which language messages are wanted; English unless asked for another. */
  readonly language?: Language;
  /** What the browser calls itself. */
  readonly userAgent?: string;
}

/** Of work that the worker does by itself, outside of any request. */
export const jobOrigin: Origin = { surface: 'job', tokenId: null, ip: null, requestId: null };

/** People read the app, programs everything else. */
export const readerOf = ({ surface, language = 'en' }: Pick<Origin, 'surface' | 'language'>): Reader => ({
  language,
  audience: surface === 'app' ? 'app' : 'api',
});

export const operatorOf = (organization: Tenant): Actor => ({
  organization,
  organizationId: organization.id,
  userId: null,
  role: 'EXECUTIVE',
  departmentId: null,
  language: organization.settings.default_language,
  departmentScope: [],
  grants: [],
  scopes: null,
});

export const holdsScope = (actor: Actor, scope: Scope): boolean => actor.scopes === null || actor.scopes.has(scope);

/** What is in the way of a scope: the token lacks it, or the role of its owner cannot use it. null: nothing. */
export function whyNotScope(actor: Actor, scope: Scope): 'scope' | 'role' | null {
  if (!holdsScope(actor, scope)) return 'scope';
  return roleCanUse(actor.role, scope) ? null : 'role';
}

/** A token reads no more than its scopes allow, and never more than its owner's role. */
export const mayUse = (actor: Actor, scope: Scope): boolean => whyNotScope(actor, scope) === null;

/** In the app, where a person has all their own rights; a token has scopes, each with its lowest role. */
export const isInPerson = (actor: Pick<Actor, 'scopes'>): boolean => actor.scopes === null;

/** No person: it comes in with a token alone, decides on nothing and has no records of its own. */
export const isServiceAccount = ({ userId }: Pick<Actor, 'userId'>): boolean => userId?.startsWith('svc_') === true;

/** Whether it is about the actor, or about someone who acts through them. */
export const isOneself = ({ userId, selves = [] }: Pick<Actor, 'userId' | 'selves'>, id: string | null): boolean =>
  id !== null && (id === userId || selves.includes(id));

/** Who a change is of: of a service account the person who holds its token. null: nobody. */
export const handOf = (actor: Pick<Actor, 'userId' | 'selves'>): string | null =>
  isServiceAccount(actor) ? (actor.selves?.at(-1) ?? null) : actor.userId;

/** The actor, who does it together with someone: what is about either is about oneself. */
export const togetherWith = (actor: Actor, id: string | null | undefined): Actor =>
  id == null ? actor : { ...actor, selves: [...(actor.selves ?? []), id] };

/** Whose records are meant where a request names no one; null: no one's. */
export const selfOf = (actor: Pick<Actor, 'userId'>): string | null => (isServiceAccount(actor) ? null : actor.userId);

export const administers = (actor: Actor): boolean => actor.role === 'ADMINISTRATOR' || actor.role === 'EXECUTIVE';

export const moduleIsOn = (tenant: Tenant, module: ModuleName): boolean => tenant.settings.modules[module];

/** The person's department is one that the actor heads or manages. */
export const isInDepartmentScope = (actor: Actor, departmentId: string | null): boolean =>
  departmentId !== null && actor.departmentScope.includes(departmentId);

/** The day on the organization's calendar. */
export const todayOf = ({ organization: { timezone } }: Actor, nowMs: number): string => dayIn(timezone, nowMs);
