import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json' with { type: 'json' };

/** A generated file in the style of the others. */
export async function formatted(text: string): Promise<string> {
  const { printWidth, singleQuote } = style;
  const { code, errors } = await format('generated.ts', text, { printWidth, singleQuote });
  if (errors[0]) throw new Error(errors[0].message);
  return code;
}
