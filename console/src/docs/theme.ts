import { themeNames, themeTexts } from '../texts/docs.ts';
import { make } from './elements.ts';

const next = { system: 'light', light: 'dark', dark: 'system' } as const;
type Theme = keyof typeof next;

/** The same choice as the app's, kept in the same place. */
export function themeButton(): HTMLButtonElement {
  const root = document.documentElement;
  const read = (): Theme => (root.dataset['theme'] as Theme | undefined) ?? 'system';
  const button = make('button', { type: 'button', class: 'button button--quiet button--small' });
  const show = (): void => {
    button.textContent = themeTexts.theme(themeNames[read()]);
  };
  button.addEventListener('click', () => {
    const theme = next[read()];
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    try {
      if (theme === 'system') localStorage.removeItem('muster.theme');
      else localStorage.setItem('muster.theme', theme);
    } catch {
      // Storage may be forbidden; the choice then lasts as long as the page.
    }
    show();
  });
  show();
  return button;
}
