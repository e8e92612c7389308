import { errorMeaning, errorStatus } from '../../../lib/errors.ts';
import { errorCodes } from '../refusals.ts';
import { code, page, table } from './markdown.ts';

export const errorsReference = (): string =>
  page(
    'Errors',
    'A refused request answers `{ "error": { "code", "message", "details"? }, "meta": { "request_id" } }`. Branch on the code; messages may be reworded.',
    table(
      ['HTTP', 'code', 'when'],
      errorCodes.map((name) => [String(errorStatus[name]), code(name), errorMeaning[name]]),
    ),
  );
