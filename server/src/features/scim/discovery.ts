import { Type } from 'typebox';
import { readOperation } from '../../kernel/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { Strict } from '../../lib/schema.ts';
import { ScimQuery } from './list.ts';
import { maxCount, schemaUrns } from './protocol.ts';
import { scimBase } from './users/operations.ts';

interface Attribute {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'complex' | 'reference';
  readonly description: string;
  readonly mutability?: 'readOnly' | 'readWrite';
  readonly isRequired?: true;
  readonly isExact?: true;
  readonly isUnique?: true;
  readonly isMany?: true;
  readonly of?: readonly Attribute[];
}

const described = (attribute: Attribute): object => ({
  name: attribute.name,
  type: attribute.type,
  multiValued: attribute.isMany === true,
  description: attribute.description,
  required: attribute.isRequired === true,
  mutability: attribute.mutability ?? 'readWrite',
  returned: 'default',
  ...(attribute.type === 'string' && {
    caseExact: attribute.isExact === true,
    uniqueness: attribute.isUnique ? 'server' : 'none',
  }),
  ...(attribute.type === 'reference' && { referenceTypes: ['User'], caseExact: true, uniqueness: 'none' }),
  ...(attribute.of && { subAttributes: attribute.of.map(described) }),
});

const text = (name: string, description: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'string',
  description,
  ...more,
});
const derived = { mutability: 'readOnly' } as const;
const inUrl = (name: string, description: string): Attribute => ({ name, type: 'reference', description, ...derived });

const userAttributes: readonly Attribute[] = [
  text('userName', 'What the person signs in with in the directory; their address, unless emails has another.', {
    isRequired: true,
    isUnique: true,
  }),
  {
    name: 'name',
    type: 'complex',
    description: 'What the person is called.',
    of: [
      text('formatted', 'All of it.', derived),
      text('familyName', 'Family name.', { isRequired: true }),
      text('givenName', 'Given name.', { isRequired: true }),
      text('middleName', 'Names between the two.'),
    ],
  },
  text('displayName', 'The name the person wants to be called by, and the family name.', derived),
  text('nickName', 'The name the person wants to be called by.'),
  text('title', 'What the person does.'),
  {
    name: 'active',
    type: 'boolean',
    description: 'Whether the person works here and gets in. false suspends their access; employment goes on.',
  },
  {
    name: 'emails',
    type: 'complex',
    isMany: true,
    description: 'One, for work: the address that the person signs in with here, and gets mail at.',
    of: [
      text('value', 'The address.'),
      text('type', 'Always work.', derived),
      { name: 'primary', type: 'boolean', description: 'Always true.', ...derived },
    ],
  },
];

const enterpriseAttributes: readonly Attribute[] = [
  text('employeeNumber', 'The number by which the personnel office knows the person.', { isExact: true }),
  text('department', 'The name or code of a department that exists.'),
  text('division', 'A larger part of the organization than the department.'),
  {
    name: 'manager',
    type: 'complex',
    description: 'Whom the person reports to.',
    of: [text('value', 'The id of that person.', { isExact: true }), inUrl('$ref', 'Where they are.')],
  },
];

const groupAttributes: readonly Attribute[] = [
  text('displayName', 'The name of the team, unique whatever the case.', { isRequired: true, isUnique: true }),
  {
    name: 'members',
    type: 'complex',
    isMany: true,
    description: 'Who is in the team.',
    of: [
      text('value', 'The id of a person.', { isExact: true }),
      inUrl('$ref', 'Where they are.'),
      text('type', 'Always User.', derived),
    ],
  },
];

const schemas = [
  [schemaUrns.user, 'User', 'A person.', userAttributes],
  [schemaUrns.enterprise, 'EnterpriseUser', 'Where a person works.', enterpriseAttributes],
  [schemaUrns.group, 'Group', 'A team.', groupAttributes],
] as const;

const schemaIn = (base: string, [id, name, description, attributes]: (typeof schemas)[number]): object => ({
  schemas: [schemaUrns.schema],
  id,
  name,
  description,
  attributes: attributes.map(described),
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
});

const resourceTypes = [
  {
    name: 'User',
    endpoint: '/Users',
    description: 'People',
    schema: schemaUrns.user,
    extension: schemaUrns.enterprise,
  },
  { name: 'Group', endpoint: '/Groups', description: 'Teams', schema: schemaUrns.group, extension: null },
];

const resourceTypeIn = (
  base: string,
  { name, endpoint, description, schema, extension }: (typeof resourceTypes)[number],
): object => ({
  schemas: [schemaUrns.resourceType],
  id: name,
  name,
  endpoint,
  description,
  schema,
  schemaExtensions: extension === null ? [] : [{ schema: extension, required: false }],
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
});

const configIn = (base: string): object => ({
  schemas: [schemaUrns.serviceProviderConfig],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: maxCount },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token of a service account with the scope scim.',
      specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

const all = (resources: readonly object[]): object => ({
  schemas: [schemaUrns.list],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
});

const common = { scope: 'scim', query: ScimQuery, returns: Type.Unknown() } as const;
const named = Strict({ id: Type.String() });

const found = (one: object | undefined): object => {
  if (!one) throw notFound();
  return one;
};

export const discovery = [
  readOperation({
    ...common,
    id: 'scim.config',
    route: 'GET /ServiceProviderConfig',
    summary: 'Tell what is supported',
    run: ({ services }) => Promise.resolve(configIn(scimBase(services))),
  }),
  readOperation({
    ...common,
    id: 'scim.resourceTypes.list',
    route: 'GET /ResourceTypes',
    summary: 'Tell what there is',
    run: ({ services }) => Promise.resolve(all(resourceTypes.map((one) => resourceTypeIn(scimBase(services), one)))),
  }),
  readOperation({
    ...common,
    id: 'scim.resourceTypes.get',
    route: 'GET /ResourceTypes/{id}',
    summary: 'Tell of one kind of resource',
    params: named,
    run: ({ services, params: { id } }) => {
      const one = resourceTypes.find(({ name }) => name === id);
      return Promise.resolve(found(one && resourceTypeIn(scimBase(services), one)));
    },
  }),
  readOperation({
    ...common,
    id: 'scim.schemas.list',
    route: 'GET /Schemas',
    summary: 'Tell which attributes there are',
    run: ({ services }) => Promise.resolve(all(schemas.map((one) => schemaIn(scimBase(services), one)))),
  }),
  readOperation({
    ...common,
    id: 'scim.schemas.get',
    route: 'GET /Schemas/{id}',
    summary: 'Tell which attributes a schema has',
    params: named,
    run: ({ services, params: { id } }) => {
      const one = schemas.find(([urn]) => urn.toLowerCase() === id.toLowerCase());
      return Promise.resolve(found(one && schemaIn(scimBase(services), one)));
    },
  }),
];
