import { locale } from '../language.ts';

/** One sentence for each plural form that the language has; `#` is the number. A function where other values stand in it. */
export type Forms = Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, Form>> & { readonly other: Form };
type Form = string | ((count: string) => string);

const rules = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function kept<T>(map: Map<string, T>, make: (locale: string) => T): T {
  const key = locale();
  let made = map.get(key);
  if (!made) map.set(key, (made = make(key)));
  return made;
}

/** The form for a number, by the plural rules of the language. */
export function counted(count: number, forms: Forms): string {
  const form = forms[kept(rules, (key) => new Intl.PluralRules(key)).select(count)] ?? forms.other;
  const number = kept(numbers, (key) => new Intl.NumberFormat(key)).format(count);
  return typeof form === 'string' ? form.replace('#', () => number) : form(number);
}
