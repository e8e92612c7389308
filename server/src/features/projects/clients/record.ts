import { type Static, Type } from 'typebox';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Email, Nullable, Strict, Text } from '../../../lib/schema.ts';

const clientFields = {
  id: RecordId('cli'),
  name: Text(200, { description: 'What the client is called.', examples: ['Lakeside Hotels'] }),
  code: Text(50, { description: 'Unique in the organization.', examples: ['LAKESIDE_HOTELS'] }),
  contact_name: Nullable(Text(200), { description: 'Whom to speak to there.' }),
  contact_email: Nullable(Email(), { description: 'Where to write to them.' }),
  contact_phone: Nullable(Text(50), { description: 'Where to call them, as dialled.' }),
  is_active: Type.Boolean({ description: 'false: no longer worked for.' }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
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
  is_active: Type.Optional({ ...is_active, default: true }),
});
export type NewClient = Static<typeof NewClient>;

export const ClientChanges = Changes({ name, code, contact_name, contact_email, contact_phone, is_active });
