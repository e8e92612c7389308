import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Audience, checkAudience } from './record.ts';
import { countAudience } from './store.ts';

export const AudienceSize = Type.Object(
  { people: Type.Integer({ description: 'Active people whom the caller sees.', examples: [37] }) },
  { $id: 'AudienceSize' },
);

/** A question with a body: chosen people do not fit into an address. */
export const sizeAudience = writeOperation({
  id: 'audiences.count',
  route: 'POST /audiences/count',
  summary: 'Count the people of an audience',
  description: 'How many people a change would be for, before it is made.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  changesNothing: true,
  body: Strict({ audience: Audience }),
  returns: AudienceSize,

  async run({ actor, work, body: { audience } }) {
    checkAudience(audience);
    return { people: await countAudience(work.tx, actor, audience) };
  },
});
