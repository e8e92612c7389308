import { writeOperation } from '../../../kernel/operation.ts';
import { rehearse } from '../../../kernel/rehearse.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { writing } from '../access.ts';
import { lockPersonToWrite } from '../person-store.ts';
import { recordCompensation } from './create.ts';
import { NewCompensation } from './record.ts';
import { PayRise, riseOf } from './rise.ts';
import { accessToCompensation, findPayBefore } from './store.ts';

export const previewCompensation = writeOperation({
  id: 'compensation.preview',
  route: 'POST /users/{id}/compensation/preview',
  subject: 'compensation',
  summary: 'See what a change of pay comes to',
  description:
    'Takes the body of such a change and makes it, looks, and takes it back: by the hour and by the year, before and after. It is refused as the change would be, and is a look at what they are paid today.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  changesNothing: true,
  guards: writing.compensation,
  params: Strict({ id: Id('usr') }),
  body: NewCompensation,
  returns: PayRise,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    await lockPersonToWrite(work, 'compensation', params.id);
    const before = await findPayBefore(work, params.id, body.effective_date);
    const rise = await rehearse(work, async () =>
      riseOf(work, before, await recordCompensation(work, params.id, body)),
    );
    if (before) work.recordSensitiveRead(accessToCompensation([before]));
    return rise;
  },
});
