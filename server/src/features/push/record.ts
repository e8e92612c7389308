import { type Static, Type } from 'typebox';
import { Instant } from '../../lib/days.ts';
import { CreatedAt, RecordId } from '../../lib/fields.ts';
import { Nullable, Strict } from '../../lib/schema.ts';

export const PushKey = Type.Object(
  {
    public_key: Type.String({
      description:
        'The organization’s key for push services (VAPID), in base64url: `applicationServerKey` of the browser.',
    }),
  },
  { $id: 'PushKey' },
);

export const Device = Type.Object(
  {
    id: RecordId('psh'),
    device: Nullable(Type.String(), { description: 'Browser and system, as far as the browser told them.' }),
    created_at: CreatedAt(),
    last_sent_at: Nullable(Instant(), { description: 'When a push service last took a notice for it; null: not yet.' }),
    is_current: Type.Boolean({ description: 'The one that asks.' }),
  },
  { $id: 'PushSubscription' },
);
export type Device = Static<typeof Device>;

export const NewSubscription = Strict({
  endpoint: Type.String({
    minLength: 1,
    maxLength: 2048,
    examples: ['https://push.example.com/v1/4fQ9'],
    description: 'Where its push service takes messages, as the browser told it.',
  }),
  keys: Strict(
    {
      p256dh: Type.String({
        pattern: '^[\\w-]+={0,2}$',
        maxLength: 100,
        examples: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'],
        description: 'The public key of the browser, in base64url.',
      }),
      auth: Type.String({
        pattern: '^[\\w-]+={0,2}$',
        maxLength: 40,
        examples: ['BTBZMqHH6r4Tts7J_aSIgg'],
        description: 'Its secret, in base64url.',
      }),
    },
    { description: 'What messages are encrypted with.' },
  ),
});
