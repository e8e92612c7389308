import { useMemo, useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';

const listeners = new Set<() => void>();
const announce = (): void => {
  for (const listener of listeners) listener();
};
window.addEventListener('popstate', announce);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function navigate(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  const isElsewhere = new URL(to, window.location.href).pathname !== window.location.pathname;
  window.history[replace ? 'replaceState' : 'pushState'](null, '', to);
  if (isElsewhere) window.scrollTo(0, 0);
  announce();
}

export const usePath = (): string => useSyncExternalStore(subscribe, () => window.location.pathname);

/** The query of the address, and how to change it: filters live there, so that Back and a copied link keep them. */
export function useQuery(): [URLSearchParams, (changes: Readonly<Record<string, string>>) => void] {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return [
    query,
    (changes) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      const text = next.toString();
      navigate(window.location.pathname + (text === '' ? '' : `?${text}`), { replace: true });
    },
  ];
}

export type Params = Readonly<Record<string, string>>;

/** `/people/:id` against a path: the parameters, or null. */
export function matchPath(pattern: string, path: string): Params | null {
  const wanted = pattern.split('/');
  const given = path.replace(/(.)\/$/, '$1').split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) {
      if (value === '') return null;
      params[part.slice(1)] = decodeURIComponent(value);
    } else if (part !== value) return null;
  }
  return params;
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
}

/** A real link: it can be opened in a new tab, copied, and followed without the page loading anew. */
export function Link({ to, onClick, ...rest }: LinkProps): ReactNode {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}
