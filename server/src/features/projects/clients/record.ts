import { Type, type Static } from 'typebox';
import { Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Email, Nullable, Strict, Text } from '../../../kernel/schema.ts';

const clientFields = {
  id: Id('cli'),
  name: Text(200, { examples: ['Lakeside Hotels'] }),
  code: Text(50, { description: 'Unique in the organization.', examples: ['LAKESIDE_HOTELS'] }),
  contact_name: Nullable(Text(200)),
  contact_email: Nullable(Email()),
  contact_phone: Nullable(Text(50)),
  is_active: Type.Boolean(),
  created_at: Instant(),
  updated_at: Instant(),
};

export const Client = Type.Object(clientFields, { $id: 'Client', description: 'Whom projects are done for.' });
export type Client = Static<typeof Client>;
export const clientFieldNames = Object.keys(clientFields) as (keyof Client)[];

const { name, code, contact_name, contact_email, contact_phone, is_active } = clientFields;

export const NewClient = Strict({
  name,
  code: Type.Optional({ ...code, description: 'Unique in the organization. Generated from the name when omitted.' }),
  contact_name: Type.Optional(contact_name),
  contact_email: Type.Optional(contact_email),
  contact_phone: Type.Optional(contact_phone),
  is_active: Type.Optional(Type.Boolean({ default: true })),
});
export type NewClient = Static<typeof NewClient>;

export const ClientChanges = Strict({
  name: Type.Optional(name),
  code: Type.Optional(code),
  contact_name: Type.Optional(contact_name),
  contact_email: Type.Optional(contact_email),
  contact_phone: Type.Optional(contact_phone),
  is_active: Type.Optional(is_active),
});
