import { trialFieldsTexts } from '../texts/docs.ts';
import { make } from './elements.ts';
import { onToken, readToken, setToken } from './token.ts';

/** A parameter, as the server writes it into the page. */
export interface TrialField {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly example: string;
  readonly values: readonly string[];
  /** Whether several of the values can be sent, by commas. */
  readonly takesSeveral: boolean;
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** One token for all operations: what is typed into one field stands in the others. */
export function tokenField(id: string, scope: string | null, signal: AbortSignal): HTMLElement {
  const input = make('input', {
    id,
    class: 'control',
    type: 'password',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: trialFieldsTexts.tokenPlaceholder,
    'aria-describedby': `${id}-hint`,
  });
  input.value = readToken();
  input.addEventListener('input', () => setToken(input.value));
  onToken(() => {
    if (input.value !== readToken()) input.value = readToken();
  }, signal);
  const needs = scope === null ? trialFieldsTexts.anyTokenWillDo : trialFieldsTexts.needsTheScope(scope);
  const hint = make('span', { class: 'field__hint', id: `${id}-hint` }, trialFieldsTexts.tokenHint(needs));
  return make(
    'div',
    { class: 'field' },
    make('label', { for: id, class: 'field__label' }, trialFieldsTexts.apiToken),
    input,
    hint,
  );
}

/** Of a list of values, as many as stay readable beside the other fields. */
const rowsOfSeveral = 5;

/** What a control holds; several values by commas. */
export function textOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement) || !control.multiple) return control.value.trim();
  return [...control.selectedOptions].map(({ value }) => value).join(',');
}

export function labelled(id: string, field: TrialField, controls: Map<string, Control>): HTMLElement {
  const { name, values, takesSeveral, required, example } = field;
  const attributes = { id, class: 'control', 'aria-describedby': `${id}-hint`, ...(required && { required: true }) };
  const control: Control =
    takesSeveral && values.length > 0
      ? make(
          'select',
          { ...attributes, multiple: true, size: String(Math.min(values.length, rowsOfSeveral)) },
          ...values.map((value) => make('option', { value }, value)),
        )
      : values.length > 0
        ? make(
            'select',
            attributes,
            ...(required ? [] : [make('option', { value: '' }, trialFieldsTexts.notSent)]),
            ...values.map((value) => make('option', { value }, value)),
          )
        : make('input', {
            ...attributes,
            type: 'text',
            autocomplete: 'off',
            spellcheck: 'false',
            placeholder: example,
          });
  controls.set(name, control);
  const label = make('label', { for: id, class: 'field__label' }, make('code', {}, name));
  if (!required) label.append(make('span', { class: 'field__optional' }, ' optional'));
  const hint = make('span', { class: 'field__hint', id: `${id}-hint` }, field.description);
  const shown = values.length > 0 && !takesSeveral ? make('span', { class: 'select' }, control) : control;
  return make('div', { class: 'field' }, label, shown, hint);
}

export function bodyField(id: string, example: unknown): { element: HTMLElement; text: () => string } {
  const text = JSON.stringify(example, null, 2);
  const rows = String(Math.min(text.split('\n').length + 1, 16));
  const area = make('textarea', { id, class: 'control trial__body', rows, spellcheck: 'false' }, text);
  const element = make(
    'div',
    { class: 'field' },
    make('label', { for: id, class: 'field__label' }, trialFieldsTexts.body),
    area,
  );
  return { element, text: () => area.value.trim() };
}
