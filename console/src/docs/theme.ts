import { keep } from '../kept.ts';
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
    keep('theme', theme === 'system' ? null : theme);
    show();
  });
  show();
  return button;
}
