import { Type } from 'typebox';
import { readOperation } from '../../../kernel/operation.ts';
import { Instant } from '../../../lib/days.ts';
import { RecordId } from '../../../lib/fields.ts';
import { Nullable } from '../../../lib/schema.ts';
import { deviceIn } from '../device.ts';
import { signInWays } from './record.ts';
import { listOwnSignIns } from './store.ts';

const shown = 20;

export const listSignIns = readOperation({
  id: 'signIns.list',
  route: 'GET /sign-ins',
  summary: 'List one’s own recent sign-ins',
  description: 'The twenty latest of the last ninety days, newest first.',
  surface: 'app',
  scope: null,
  returns: Type.Object({
    sign_ins: Type.Array(
      Type.Object({
        id: RecordId('sgi'),
        way: Type.Enum([...signInWays], {
          description: 'With a password, a one-time code, a recovery code, a passkey, the first link, or a provider.',
        }),
        device: Nullable(Type.String(), { description: 'Browser and system, as far as the browser told them.' }),
        ip: Nullable(Type.String(), { description: 'The address it came from.' }),
        created_at: Instant('When it was.'),
      }),
      { description: 'When, how and from where someone signed in to this account.' },
    ),
  }),

  async run({ actor, db }) {
    const rows = await listOwnSignIns(db, actor.organizationId, actor.userId, shown);
    return { sign_ins: rows.map((row) => ({ ...row, device: row.device && deviceIn(actor.language, row.device) })) };
  },
});
