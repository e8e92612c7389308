import { type TString, Type } from 'typebox';
import type { FixedKey } from './texts/texts.ts';

/** Which rule the text of a schema follows. A symbol: it is no part of what the description publishes. */
export const textForm = Symbol('text form');
export type TextForm = 'line' | 'prose';

interface TextOptions {
  description?: string;
  examples?: string[];
}

const text = (form: TextForm, maxLength: number, options: TextOptions): TString =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', ...options, [textForm]: form });

/** Text on one line that says something: a name, a title, a code. */
export const Text = (maxLength: number, options: TextOptions = {}): TString => text('line', maxLength, options);

/** Longer text for people, such as notes: line breaks and tabs are part of it. */
export const Prose = (maxLength: number, options: TextOptions = {}): TString => text('prose', maxLength, options);

/** The same if nothing at all is an answer as well. */
export const OptionalText = (maxLength: number, options: TextOptions = {}): TString =>
  Type.String({ maxLength, ...options, [textForm]: 'line' });
export const OptionalProse = (maxLength: number, options: TextOptions = {}): TString =>
  Type.String({ maxLength, ...options, [textForm]: 'prose' });

/** C0, DEL and C1, and the two separators that break a line as well. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const controlsInProse = /[^\P{Cc}\t\n\r]/u;
/** Blanks, zero-width characters, bidirectional controls and the blanks among letters leave nothing to be seen. */
const visible = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What is wrong with a text of this form; null for nothing. */
export function findTextFault(form: TextForm, value: string): FixedKey | null {
  if (form === 'line' && controls.test(value)) return 'validation.controlsInLine';
  if (form === 'prose' && controlsInProse.test(value)) return 'validation.controlsInProse';
  return value === '' || visible.test(value) ? null : 'validation.blank';
}
