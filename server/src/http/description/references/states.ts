import type { Catalogue } from '../../../kernel/catalogue.ts';
import type { StateTable } from '../../../kernel/states.ts';
import { capitalized } from '../words.ts';
import { code, page, table } from './markdown.ts';

const section = ({ of, field, states, moves }: StateTable): string =>
  [
    `## ${capitalized(of)}`,
    `Field ${code(field)}: ${states.map(code).join(', ')}. Any other move answers \`409 CONFLICT\`.`,
    table(
      ['from', 'trigger', 'condition', 'to', 'event'],
      moves.map(({ from, trigger, when, to, raises }) => [
        from.length === 0 ? '(new)' : from.map(code).join(', '),
        trigger,
        when ?? '',
        code(to),
        raises ? code(raises.type) : '',
      ]),
    ),
  ].join('\n\n');

export const statesReference = (catalogue: Catalogue): string =>
  page('States', 'How records move from state to state.', ...catalogue.states.map(section));
