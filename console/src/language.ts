/** The languages that the app speaks, each by its own name. A new one: its folder of texts, a line here and in the server. */
export const languageNames = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof languageNames;
export const languages = Object.keys(languageNames) as Language[];

/** A build speaks one language, which it says here: no page loads the texts of another. */
export const language: Language = import.meta.env['MUSTER_LANGUAGE'] === 'fr' ? 'fr' : 'en';

/** Of a record that has names in several languages: the reader's, or the one it goes by. */
export const calledHere = ({
  name,
  names,
}: {
  readonly name: string;
  readonly names?: Partial<Record<Language, string>>;
}): string => names?.[language] ?? name;

let shown: string = language;

/** The variety that is written: `fr-CA`. The language alone until it is known whose page it is. */
export const locale = (): string => shown;

/** Intl falls back by itself if it has no such variety. */
export const localeOf = (country: string): string => `${language}-${country}`;

export function writeAsIn(country: string): void {
  shown = localeOf(country);
  document.documentElement.lang = shown;
}

/** The browser keeps the choice, also before anyone signs in; the server opens the app by it. */
function keepLanguage(chosen: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `muster_language=${chosen}; path=/; max-age=31536000; samesite=lax${secure}`;
}

/** Told before the page opens again: forms keep what was typed. */
export const reloading = 'muster:reloading';

function reload(): void {
  window.dispatchEvent(new Event(reloading));
  location.reload();
}

const triedKey = 'muster.language-tried';

/**
 * Opens the page again if the person reads another language. Once: a browser that keeps no cookies, or an app that opens
 * without a network, goes on in the language that is there.
 */
export function speak(wanted: Language): void {
  try {
    if (wanted === language) {
      sessionStorage.removeItem(triedKey);
      return;
    }
    if (sessionStorage.getItem(triedKey) === wanted) return;
    sessionStorage.setItem(triedKey, wanted);
  } catch {
    // A tab that keeps nothing might open itself again and again.
    return;
  }
  keepLanguage(wanted);
  reload();
}

const openChannel = (): BroadcastChannel => new BroadcastChannel('muster-language');

/** The person’s choice, here and in every other tab. */
export function chooseLanguage(chosen: Language): void {
  keepLanguage(chosen);
  const channel = openChannel();
  channel.postMessage(chosen);
  channel.close();
  if (chosen !== language) reload();
}

/** A hidden tab reloads when it becomes visible: it may have to ask about unsaved input. */
export function followOtherTabs(): void {
  openChannel().addEventListener('message', ({ data }) => {
    if (data === language) return;
    const reloadInSight = (): void => {
      if (!document.hidden) reload();
    };
    document.addEventListener('visibilitychange', reloadInSight);
    reloadInSight();
  });
}

/** Another language of ours that the browser is set to. */
export const otherOfBrowser = (): Language | undefined =>
  languages.find((one) => one !== language && navigator.languages.some((asked) => asked.split('-')[0] === one));
