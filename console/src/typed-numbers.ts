import { locale } from './language.ts';

/** What a number may be pasted with: spaces of any width, apostrophes that group, a currency or a percent sign. */
const around = /[\s\u00A0\u202F'’]|\p{Sc}|%/gu;

const decimalMarkOf = (variety: string): string =>
  new Intl.NumberFormat(variety).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/**
 * `12,50`, `1 200.5`, `1,200.50` and `−2` as people type or paste them. null for what is no number, and for what could be
 * two: where numbers have a point, `1,200` is twelve hundred to some and one and a fifth to others.
 */
export function readNumber(text: string, variety: string = locale()): number | null {
  const [, sign = '', plain = ''] = /^([+-]?)(.*)$/su.exec(text.replaceAll(around, '').replace('−', '-')) ?? [];
  const size = readSize(plain, decimalMarkOf(variety));
  if (size === null) return null;
  return sign === '-' ? -size : size;
}

function readSize(plain: string, mark: string): number | null {
  if (/^(\d+\.?\d*|\.\d+)$/.test(plain)) return Number(plain);
  if (/^\d{1,3}(,\d{3})+\.\d+$/.test(plain)) return Number(plain.replaceAll(',', ''));
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
  const withComma = mark === ',' ? /^(\d+,\d*|,\d+)$/ : /^(\d+,\d{1,2}|0,\d+)$/;
  return withComma.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** A number as it stands in a field: with the person's decimal mark, ungrouped. */
export const typedNumber = (value: number | null | undefined, variety: string = locale()): string =>
  value == null ? '' : String(value).replace('.', decimalMarkOf(variety));
