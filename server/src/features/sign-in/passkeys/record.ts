import { type Static, Type } from 'typebox';
import { CreatedAt, RecordId } from '../../../lib/fields.ts';
import { Nullable, Text } from '../../../lib/schema.ts';

export const PasskeyName = (): ReturnType<typeof Text> =>
  Text(100, { description: 'What the person calls it.', examples: ['Work laptop'] });

export const Passkey = Type.Object(
  {
    id: RecordId('psk'),
    name: PasskeyName(),
    created_at: CreatedAt(),
    last_used_at: Nullable(Type.String({ format: 'date-time' }), {
      description: 'When someone last signed in with it; null: not yet.',
    }),
  },
  {
    $id: 'Passkey',
    description: 'A way to sign in without a password: a key that the person’s device or password manager holds.',
  },
);
export type Passkey = Static<typeof Passkey>;
