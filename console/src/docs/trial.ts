import { trialTexts } from '../texts/docs.ts';
import { make } from './elements.ts';
import { answerOf } from './outcome.ts';
import { send, type Sent } from './send.ts';
import { readToken } from './token.ts';
import { bodyField, type Control, labelled, textOf, tokenField, type TrialField } from './trial-fields.ts';

interface Trial {
  readonly method: string;
  readonly path: string;
  readonly scope: string | null;
  readonly fields: readonly TrialField[];
  readonly body: unknown;
}

/** Adds the way to make the call from the page to each operation. */
export function dressTrials(root: ParentNode, signal: AbortSignal): void {
  for (const section of root.querySelectorAll<HTMLElement>('[data-trial]')) {
    const trial = JSON.parse(section.dataset['trial'] ?? '{}') as Trial;
    const title = section.querySelector('h2')?.textContent ?? '';
    const attributes = { type: 'button', class: 'button button--small', 'aria-label': trialTexts.tryItNamed(title) };
    const opener = make('button', { ...attributes, 'aria-expanded': 'false' }, trialTexts.tryIt);
    let panel: HTMLElement | undefined;
    opener.addEventListener('click', () => {
      const isOpen = panel !== undefined && !panel.hidden;
      panel ??= addPanel(section, title, trial, signal);
      panel.hidden = isOpen;
      opener.setAttribute('aria-expanded', String(!isOpen));
      if (!isOpen) panel.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
    });
    section.querySelector('.route')?.append(opener);
  }
}

function addPanel(section: HTMLElement, title: string, trial: Trial, signal: AbortSignal): HTMLElement {
  const panel = panelOf(section.id, title, trial, signal);
  section.querySelector('.samples')?.prepend(panel);
  return panel;
}

function panelOf(id: string, title: string, trial: Trial, signal: AbortSignal): HTMLElement {
  const controls = new Map<string, Control>();
  const fields = trial.fields.map((field) => labelled(`${id}-${field.name}`, field, controls));
  const body = trial.body === null ? null : bodyField(`${id}-body`, trial.body);
  const outcome = make('div', { class: 'outcome', 'aria-live': 'polite' });
  const submit = make('button', { type: 'submit', class: 'button button--primary' }, trialTexts.sendTheRequest);
  const form = make(
    'form',
    { class: 'trial', 'aria-label': trialTexts.trialOf(title), novalidate: true },
    tokenField(`${id}-token`, trial.scope, signal),
    ...fields,
    ...(body ? [body.element] : []),
    ...(trial.method === 'GET' ? [] : [make('p', { class: 'trial__note' }, trialTexts.changesWarning)]),
    make('div', { class: 'trial__actions' }, submit),
    outcome,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const missing = trial.fields.find(({ name, required }) => required && valueOf(controls, name) === '');
    const wrong =
      readToken() === ''
        ? trialTexts.pasteATokenFirst
        : missing
          ? trialTexts.fillIn(missing.name)
          : bodyFault(body?.text());
    if (wrong !== null) {
      outcome.replaceChildren(make('p', { class: 'trial__fault' }, wrong));
      return;
    }
    const sent = sentOf(trial, controls, body?.text() ?? null);
    submit.disabled = true;
    void send(sent)
      .then((received) => outcome.replaceChildren(...answerOf(sent, received)))
      .catch(() => outcome.replaceChildren(make('p', { class: 'trial__fault' }, trialTexts.theServerDidNotAnswer)))
      .finally(() => (submit.disabled = false));
  });
  return form;
}

function valueOf(controls: ReadonlyMap<string, Control>, name: string): string {
  const control = controls.get(name);
  return control === undefined ? '' : textOf(control);
}

function sentOf({ method, path, fields }: Trial, controls: ReadonlyMap<string, Control>, body: string | null): Sent {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(valueOf(controls, name)));
  const query = new URLSearchParams(
    fields
      .filter((field) => field.in === 'query' && valueOf(controls, field.name) !== '')
      .map(({ name }): [string, string] => [name, valueOf(controls, name)]),
  ).toString();
  // Rehearsed, there is nothing to remember.
  const isKeyed = method !== 'GET' && valueOf(controls, 'dry_run') !== 'true';
  return {
    method,
    path: query === '' ? filled : `${filled}?${query}`,
    token: readToken(),
    idempotencyKey: isKeyed ? crypto.randomUUID() : null,
    body: body === '' ? null : body,
  };
}

function bodyFault(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return trialTexts.theBodyIsNoJSON((error as Error).message);
  }
}
