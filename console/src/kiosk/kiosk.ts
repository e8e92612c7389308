import type { kioskPageTexts } from '../texts/kiosk-page.ts';
import { askPeople, Away, handOver, knownFrom, pair, readBadge, sendTaps, type TapAnswer, Unpaired } from './calls.ts';
import { hasCamera, watch } from './camera.ts';
import { element } from './element.ts';
import {
  type Action,
  deviceKey,
  forgetAll,
  forgetKnown,
  forgetTap,
  keepKnown,
  keepTap,
  type KeptTap,
  type Known,
  type Person,
  readKnown,
  readTaps,
  stay,
} from './kept.ts';
import { type Proof, seal } from './seal.ts';
import { wordsIn } from './words.ts';

/** A tablet that was taken away shows names no longer than that. */
const askEveryMs = 5000;
const saidForMs = 5000;
/** Nobody stands there any more. */
const idleMs = 20_000;
const mostAtOnce = 50;
const mostHandedOver = 1000;
const dayMs = 86_400_000;
const pinLength = { least: 4, most: 8 };
/** What a scanner types, ended by Enter: longer than any PIN. */
const badge = /^[\w.-]{9,64}$/;
/** A PIN that was made to be shown to the camera: whose it is, and the PIN. */
const ownCode = /^(usr_\w{26})\.(\d{4,8})$/;
/** Keys that are further apart are not of one scan. */
const scanMs = 2000;

/** What someone can do, by whether they are in; what they do most comes first. */
const offered: Readonly<Record<Person['state'], readonly Action[]>> = {
  OUT: ['IN'],
  IN: ['OUT', 'BREAK'],
  ON_BREAK: ['BACK', 'OUT'],
};
const stateAfter: Readonly<Record<Action, Person['state']>> = { IN: 'IN', OUT: 'OUT', BREAK: 'ON_BREAK', BACK: 'IN' };

const nameOf = ({ first_name: first, last_name: last }: Person): string => `${first} ${last}`;
const initialsOf = ({ first_name: first, last_name: last }: Person): string =>
  `${first.slice(0, 1)}${last.slice(0, 1)}`.toUpperCase();
/** As it is looked for: without accents, in any case. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The tablet: pairing, names, PIN, and what was said of it. */
export class Kiosk {
  readonly #root: HTMLElement;
  readonly #startedMs = Date.now();
  #known: Known | undefined;
  #unsent: readonly KeptTap[] = [];
  readonly #inHand = new Set<string>();
  #aheadSeconds: number | null = null;
  #isSending = false;
  #isAtNames = false;
  #search = '';
  #shown = '';
  #mayScan = false;
  #typed = '';
  #typedMs = 0;
  #chosen: Person | undefined;
  #leaveCamera: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  get #words(): typeof kioskPageTexts {
    return wordsIn(this.#language);
  }

  get #language(): string {
    return this.#known?.place.language ?? navigator.language;
  }

  async start(): Promise<void> {
    document.documentElement.lang = this.#language.slice(0, 2);
    if (!('subtle' in crypto)) {
      this.#say(this.#words.unsafe);
      return;
    }
    void stay();
    this.#known = await readKnown();
    this.#unsent = await readTaps();
    if (this.#known) this.#showNames();
    else this.#showPairing(null);
    void this.#ask();
    setInterval(() => void this.#ask(), askEveryMs);
    window.addEventListener('online', () => void this.#ask());
    document.addEventListener('keydown', (event) => this.#listen(event), { capture: true });
    document.addEventListener('visibilitychange', () => void this.#stayAwake());
    document.addEventListener('pointerdown', () => void this.#stayAwake(), { once: true });
    void this.#stayAwake();
  }

  /** The screen is not to go dark at a shift change. */
  async #stayAwake(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    await wakeLock?.request('screen').catch(() => undefined);
  }

  /** Sends what is kept, and asks who is in. */
  async #ask(): Promise<void> {
    if (!this.#known) return this.#handOver();
    try {
      await this.#sendKept();
      const answer = await askPeople(this.#unsent.length, this.#language);
      await this.#know(knownFrom(answer), answer.clock_ahead_seconds);
      if (this.#isAtNames && this.#unsent.length === 0 && Date.now() - this.#startedMs > dayMs) location.reload();
    } catch (error) {
      if (error instanceof Unpaired) await this.#forget();
      else if (!(error instanceof Away)) throw error;
    }
    // Made anew only where something else is to be seen: a finger may be on a name.
    if (this.#isAtNames && this.#shown !== this.#toShow()) this.#showNames();
  }

  async #know(known: Known, aheadSeconds: number | null): Promise<void> {
    this.#known = known;
    this.#aheadSeconds = aheadSeconds;
    document.documentElement.lang = known.place.language;
    document.title = known.place.name;
    await keepKnown(known);
  }

  async #sendKept(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      const key = await deviceKey();
      this.#unsent = await readTaps();
      for (let waiting = this.#free(); waiting.length > 0; waiting = this.#free()) {
        const { taps } = await sendTaps(waiting.slice(0, mostAtOnce), key, this.#language);
        const settled = taps.filter(({ result }) => result !== 'RETRY');
        for (const { tap_id: id } of settled) await forgetTap(id);
        this.#unsent = await readTaps();
        if (settled.length === 0) break;
      }
    } finally {
      this.#isSending = false;
    }
  }

  /** Not those that someone stands before. */
  #free(): readonly KeptTap[] {
    return this.#unsent.filter(({ tap_id: id }) => !this.#inHand.has(id));
  }

  /** Unpaired: it knows no name from now on. */
  async #forget(): Promise<void> {
    this.#unsent = await readTaps();
    if (this.#unsent.length === 0) await forgetAll();
    else await forgetKnown();
    this.#known = undefined;
    this.#showPairing(this.#words.unpaired);
    await this.#handOver();
  }

  /** What it had not sent, for who leads to decide on; tried again until there is an answer. */
  async #handOver(): Promise<void> {
    const kept = this.#unsent;
    if (kept.length === 0 || this.#isSending) return;
    this.#isSending = true;
    try {
      const words = this.#words;
      const isTaken = await handOver(kept.slice(0, mostHandedOver), await deviceKey(), this.#language);
      for (const { tap_id: id } of kept) await forgetTap(id);
      this.#unsent = [];
      // Someone may have paired it meanwhile.
      if (this.#known) return;
      await forgetAll();
      this.#showPairing(isTaken ? words.handedOver(kept.length) : words.unpairedWith(kept.length));
    } catch (error) {
      if (!(error instanceof Away)) throw error;
    } finally {
      this.#isSending = false;
    }
  }

  #show(...nodes: readonly HTMLElement[]): void {
    clearTimeout(this.#timer);
    this.#leaveCamera?.();
    this.#leaveCamera = undefined;
    this.#root.replaceChildren(...nodes);
  }

  #say(text: string): void {
    this.#mayScan = false;
    this.#show(element('p', { class: 'said', attributes: { role: 'status' } }, text));
  }

  /** A scanner is a keyboard. Before whatever has the focus, which would take its Enter for a press. */
  #listen(event: KeyboardEvent): void {
    const { key, target, timeStamp } = event;
    const field = target instanceof HTMLInputElement ? target : null;
    if (timeStamp - this.#typedMs > scanMs || key === 'Backspace') this.#typed = '';
    this.#typedMs = timeStamp;
    if (key.length === 1) this.#typed += key;
    if (key !== 'Enter') return;
    const code = field?.value.trim() ?? this.#typed;
    this.#typed = '';
    if (!this.#mayScan || !badge.test(code) || (field && (this.#found().length > 0 || !/\d/.test(code)))) return;
    event.preventDefault();
    event.stopPropagation();
    void this.#read(code);
  }

  /** What a scanner or the camera read. */
  async #read(code: string): Promise<void> {
    const [, id, pin] = ownCode.exec(code) ?? [];
    if (id === undefined || pin === undefined) return this.#scan(code);
    const person = await this.#find(id).catch((error: unknown) => {
      if (error instanceof Away) return undefined;
      throw error;
    });
    if (person) this.#proven(person, { pin });
    else this.#result('wrong', this.#words.notHere, this.#language);
  }

  /** Of those whom the tablet serves; it may have been told of them since. */
  async #find(id: string): Promise<Person | undefined> {
    const find = (): Person | undefined => this.#known?.people.find((person) => person.id === id);
    const known = find();
    if (known) return known;
    const answer = await askPeople(this.#unsent.length, this.#language);
    await this.#know(knownFrom(answer), answer.clock_ahead_seconds);
    return find();
  }

  async #scan(code: string): Promise<void> {
    const chosen = this.#chosen;
    const words = this.#words;
    this.#search = '';
    this.#say(words.sending);
    try {
      const { user_id: id, message } = await readBadge(code, await deviceKey(), this.#language);
      const person = id === null ? undefined : await this.#find(id);
      if (person) this.#named(person, code);
      else this.#result('wrong', message ?? words.nobody, this.#language);
    } catch (error) {
      if (error instanceof Unpaired) await this.#forget();
      else if (!(error instanceof Away)) throw error;
      // Nobody says whose it is: who pressed their name before is taken at it, and the server judges it with the tap.
      else if (chosen && this.#known?.place.badge_is_enough === true) this.#named(chosen, code);
      else this.#result('wrong', words.badgeOffline, this.#language);
    }
  }

  /** By their badge: what is left is the PIN, or what they do. */
  #named(person: Person, code: string): void {
    if (this.#known?.place.badge_is_enough === true) this.#proven(person, { badge: code });
    else this.#showPin(person);
  }

  /** What is left is what they do: who is out comes in. */
  #proven(person: Person, proof: Proof): void {
    if (person.state === 'OUT') void this.#tap(person, 'IN', proof);
    else this.#showActions(person, proof);
  }

  #actions(person: Person, proof: () => Proof): HTMLButtonElement[] {
    return offered[person.state].map((action, i) =>
      element(
        'button',
        {
          class: i === 0 ? 'action' : 'action action--second',
          type: 'button',
          onTap: () => void this.#tap(person, action, proof()),
        },
        this.#words.actions[action],
      ),
    );
  }

  #showActions(person: Person, proof: Proof): void {
    this.#isAtNames = false;
    const back = element(
      'button',
      { class: 'action action--second', type: 'button', onTap: () => this.#showNames() },
      this.#words.notMe,
    );
    this.#show(
      element(
        'section',
        { class: 'entry' },
        element('h1', { class: 'entry__name' }, nameOf(person)),
        element('div', { class: 'actions' }, ...this.#actions(person, () => proof), back),
      ),
    );
    this.#mayScan = true;
    this.#timer = setTimeout(() => this.#showNames(), idleMs);
  }

  #showPairing(note: string | null): void {
    const words = this.#words;
    this.#mayScan = false;
    this.#isAtNames = false;
    const input = element('input', {
      class: 'code',
      attributes: {
        autocomplete: 'off',
        autocapitalize: 'characters',
        spellcheck: 'false',
        maxlength: '12',
        id: 'code',
      },
    });
    input.value = this.#root.querySelector<HTMLInputElement>('input.code')?.value ?? '';
    const problem = element('p', { class: 'problem', attributes: { role: 'alert' } }, note ?? '');
    const button = element('button', { class: 'action', type: 'submit' }, words.pair);
    const form = element(
      'form',
      { class: 'pairing' },
      element('label', { class: 'title', attributes: { for: 'code' } }, words.code),
      input,
      element('p', { class: 'hint' }, words.codeHint),
      problem,
      button,
    );
    const send = async (): Promise<void> => {
      button.disabled = true;
      problem.textContent = words.pairing;
      try {
        const answer = await pair(input.value, await deviceKey(), this.#language);
        if (typeof answer === 'string') {
          problem.textContent = answer;
        } else {
          await this.#know(knownFrom(answer), answer.clock_ahead_seconds);
          this.#showNames();
        }
      } catch (error) {
        problem.textContent = error instanceof Away ? words.noNetwork : words.unpaired;
      }
      button.disabled = false;
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send();
    });
    this.#show(form);
    input.focus();
  }

  #header(): HTMLElement {
    const { place, heardAt } = this.#known ?? {};
    const words = this.#words;
    const minutes = this.#aheadMinutes();
    const waiting = this.#free().length;
    return element(
      'header',
      { class: 'bar' },
      element('h1', { class: 'bar__name' }, place?.name ?? ''),
      element('span', { class: 'bar__clock' }, this.#time(new Date())),
      element(
        'p',
        { class: waiting > 0 || minutes !== 0 ? 'bar__state bar__state--wrong' : 'bar__state' },
        [
          heardAt === undefined ? words.never : words.heard(this.#time(new Date(heardAt))),
          ...(waiting > 0 ? [words.unsent(waiting)] : []),
          ...(minutes === 0 ? [] : [words.clockOff(minutes)]),
        ].join(' · '),
      ),
    );
  }

  #time(at: Date): string {
    const { language = this.#language, country, timezone } = this.#known?.place ?? {};
    const locale = country === undefined ? language : `${language}-${country}`;
    return new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(timezone && { timeZone: timezone }) }).format(at);
  }

  /** What the names and the line above them come from. */
  #toShow(): string {
    const { place, people, heardAt } = this.#known ?? {};
    const heard = heardAt === undefined ? '' : this.#time(new Date(heardAt));
    return JSON.stringify([place, people, heard, this.#time(new Date()), this.#free().length, this.#aheadMinutes()]);
  }

  #aheadMinutes(): number {
    return Math.round((this.#aheadSeconds ?? 0) / 60);
  }

  /** Those by the name that is looked for. */
  #found(): readonly Person[] {
    const sought = plain(this.#search.trim());
    return (this.#known?.people ?? []).filter((person) =>
      plain(`${nameOf(person)} ${initialsOf(person)} ${person.last_name} ${person.first_name}`).includes(sought),
    );
  }

  #showNames(): void {
    const words = this.#words;
    this.#isAtNames = true;
    this.#mayScan = true;
    this.#chosen = undefined;
    this.#shown = this.#toShow();
    const grid = element('ul', { class: 'names' });
    const fill = (): void => {
      const found = this.#found();
      grid.replaceChildren(...found.map((person) => element('li', {}, this.#nameButton(person))));
      if (found.length === 0) grid.append(element('li', { class: 'hint' }, words.nobody));
    };
    const before = this.#root.querySelector<HTMLInputElement>('input.search');
    const hadFocus = before !== null && before === document.activeElement;
    const top = this.#root.querySelector('.names')?.scrollTop ?? 0;
    const search = element('input', {
      class: 'search',
      type: 'search',
      label: words.find,
      attributes: { placeholder: words.find, autocomplete: 'off' },
    });
    search.value = this.#search;
    search.addEventListener('input', () => {
      this.#search = search.value;
      fill();
    });
    fill();
    const camera = element(
      'button',
      { class: 'action action--second action--camera', type: 'button', onTap: () => void this.#showCamera() },
      words.showCode,
    );
    const finding = element('div', { class: 'finding' }, search, hasCamera() && camera);
    this.#show(this.#header(), finding, grid);
    if (hadFocus) search.focus();
    grid.scrollTop = top;
  }

  /** For twenty seconds, or until a code was read. */
  async #showCamera(): Promise<void> {
    const words = this.#words;
    this.#isAtNames = false;
    this.#mayScan = true;
    this.#search = '';
    const video = element('video', { class: 'camera', attributes: { playsinline: '', 'aria-hidden': 'true' } });
    video.muted = true;
    const note = element('p', { class: 'problem', attributes: { role: 'alert' } });
    const back = element(
      'button',
      { class: 'action action--second', type: 'button', onTap: () => this.#showNames() },
      words.notMe,
    );
    const panel = element(
      'section',
      { class: 'entry' },
      element('h1', { class: 'entry__name' }, words.holdCode),
      video,
      note,
      element('div', { class: 'actions' }, back),
    );
    this.#show(panel);
    this.#timer = setTimeout(() => this.#showNames(), idleMs);
    try {
      const leave = await watch(video, (text) => void this.#read(text));
      if (panel.isConnected) this.#leaveCamera = leave;
      else leave();
    } catch {
      if (panel.isConnected) note.textContent = words.noCamera;
    }
  }

  #nameButton(person: Person): HTMLButtonElement {
    const words = this.#words;
    const state = { OUT: '', IN: words.in, ON_BREAK: words.onBreak }[person.state];
    return element(
      'button',
      { class: 'name', type: 'button', onTap: () => this.#showPin(person) },
      element(
        'span',
        { class: `initials initials--${person.state.toLowerCase()}`, attributes: { 'aria-hidden': 'true' } },
        initialsOf(person),
      ),
      element('span', { class: 'name__text' }, nameOf(person)),
      state !== '' && element('span', { class: 'name__state' }, state),
    );
  }

  #showPin(person: Person, problem = ''): void {
    const words = this.#words;
    this.#isAtNames = false;
    this.#mayScan = true;
    this.#chosen = person;
    this.#search = '';
    let pin = '';
    const dots = element('p', { class: 'dots', label: words.pin, attributes: { role: 'status' } });
    const note = element('p', { class: 'problem', attributes: { role: 'alert' } }, problem);
    const actions = this.#actions(person, () => ({ pin }));
    const rest = (): void => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#showNames(), idleMs);
    };
    const set = (to: string): void => {
      pin = to.slice(0, pinLength.most);
      dots.textContent = pin === '' ? words.typePin : '●'.repeat(pin.length);
      dots.classList.toggle('dots--empty', pin === '');
      dots.setAttribute('aria-label', `${words.pin} ${String(pin.length)}`);
      for (const one of actions) one.disabled = pin.length < pinLength.least;
      if (pin !== '') note.textContent = '';
      rest();
    };
    const key = (digit: string): HTMLButtonElement =>
      element('button', { class: 'key', type: 'button', onTap: () => set(pin + digit) }, digit);
    const pad = element(
      'div',
      { class: 'pad' },
      ...['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(key),
      element(
        'button',
        { class: 'key key--quiet', type: 'button', label: words.notMe, onTap: () => this.#showNames() },
        '←',
      ),
      key('0'),
      element(
        'button',
        { class: 'key key--quiet', type: 'button', label: words.erase, onTap: () => set(pin.slice(0, -1)) },
        '⌫',
      ),
    );
    const panel = element(
      'section',
      { class: 'entry', attributes: { tabindex: '-1' } },
      element('h1', { class: 'entry__name' }, nameOf(person)),
      dots,
      note,
      pad,
      element('div', { class: 'actions' }, ...actions),
      element('p', { class: 'hint' }, words.forgot),
    );
    panel.addEventListener('keydown', ({ key: pressed, target }) => {
      if (/^\d$/.test(pressed)) set(pin + pressed);
      else if (pressed === 'Backspace') set(pin.slice(0, -1));
      else if (pressed === 'Escape') this.#showNames();
      else if (pressed === 'Enter' && target === panel) actions[0]?.click();
    });
    this.#show(panel);
    set('');
    note.textContent = problem;
    panel.focus();
  }

  async #tap(person: Person, action: Action, proof: Proof): Promise<void> {
    const { place } = this.#known ?? {};
    if (!place) return;
    this.#say(this.#words.sending);
    const made = new Date();
    const tap = { tap_id: crypto.randomUUID(), user_id: person.id, action, tapped_at: made.toISOString() };
    const kept = { ...tap, ...(await seal(proof, place.box_key, tap)) };
    this.#inHand.add(tap.tap_id);
    // On the disk before it is sent: whatever happens to the tablet now, it is not lost.
    await keepTap(kept);
    this.#unsent = [...this.#unsent, kept];
    try {
      const { taps, clock_ahead_seconds: ahead } = await sendTaps(
        [{ ...tap, ...proof }],
        await deviceKey(),
        this.#language,
      );
      this.#aheadSeconds = ahead;
      const answer = taps[0];
      if (!answer || answer.result === 'RETRY') throw new Away();
      await forgetTap(tap.tap_id);
      this.#unsent = this.#unsent.filter(({ tap_id: id }) => id !== tap.tap_id);
      this.#answer(person, answer);
    } catch (error) {
      if (error instanceof Unpaired) {
        await this.#forget();
      } else if (error instanceof Away) {
        this.#setState(person, stateAfter[action]);
        this.#result('kept', this.#words.kept[action](person.first_name, this.#time(made)), this.#language);
      } else {
        throw error;
      }
    } finally {
      this.#inHand.delete(tap.tap_id);
    }
  }

  #answer(person: Person, { result, message, language, state }: TapAnswer): void {
    if (state) this.#setState(person, state);
    if (result === 'WRONG_PIN') this.#showPin(person, message);
    else this.#result(result === 'COUNTED' ? 'good' : 'wrong', message, language);
  }

  #setState({ id }: Person, state: Person['state']): void {
    if (!this.#known) return;
    const people = this.#known.people.map((one) => (one.id === id ? { ...one, state } : one));
    this.#known = { ...this.#known, people };
    void keepKnown(this.#known);
  }

  /** For five seconds, or until someone else comes. */
  #result(tone: 'good' | 'kept' | 'wrong', text: string, language: string): void {
    const words = wordsIn(language);
    this.#mayScan = true;
    this.#chosen = undefined;
    this.#show(
      element(
        'section',
        {
          class: `result result--${tone}`,
          attributes: { lang: language, role: 'status' },
          onTap: () => this.#showNames(),
        },
        element('p', { class: 'result__text' }, text),
        element('button', { class: 'action action--second', type: 'button' }, words.done),
      ),
    );
    const at = this.#root.firstElementChild;
    this.#timer = setTimeout(() => {
      if (this.#root.firstElementChild === at) this.#showNames();
    }, saidForMs);
  }
}
