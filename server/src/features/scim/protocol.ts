import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { invalid, type Refusal, type Said } from '../../lib/errors.ts';

/** The URNs of RFC 7643 and RFC 7644. */
export const schemaUrns = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  enterprise: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  serviceProviderConfig: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  resourceType: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
} as const;

/** What kind of mistake it is, of those that RFC 7644 (3.12) names. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness';

/** 400 with a scimType; `attribute` is the one at fault, as SCIM calls it. */
export const badRequest = (scimType: ScimType, attribute: string, said: Said): Refusal =>
  invalid(attribute, said, { scim_type: scimType });

export const maxMembers = 5000;
export const maxOperations = 1000;
export const maxCount = 200;
export const defaultCount = 100;

const member = Type.Object({
  value: Type.Optional(Type.Unknown()),
  display: Type.Optional(Type.Unknown()),
  $ref: Type.Optional(Type.Unknown()),
  type: Type.Optional(Type.Unknown()),
});

/** As loose as names in any case need it: what a body says is read attribute by attribute. Its lists say how large it may be. */
export const ScimBody = Type.Object({
  Operations: Type.Optional(Type.Array(Type.Unknown(), { maxItems: maxOperations })),
  members: Type.Optional(Type.Array(member, { maxItems: maxMembers })),
});

export type Attributes = Readonly<Record<string, unknown>>;

export const isAttributes = (value: unknown): value is Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A resource as it is answered. */
export interface Resource {
  readonly schemas: readonly string[];
  readonly id: string;
  readonly meta: {
    readonly resourceType: string;
    readonly created: string;
    readonly lastModified: string;
    readonly location: string;
    readonly version: string;
  };
  readonly [attribute: string]: unknown;
}

/** Follows from all that is shown: whatever changes one of it changes the version too. */
export const versionOf = (content: object): string =>
  `W/"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27)}"`;

/** Whether If-Match names this version; SCIM's are weak, and are compared as what they say. */
export const isMatch = (header: string, version: string): boolean => {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(version));
};
