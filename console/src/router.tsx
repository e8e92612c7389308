import {
  type AnyRouter,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Link as RouterLink,
  useNavigate as useRouterNavigate,
  useParams,
  useRouterState,
  useSearch as useRouterSearch,
} from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { Screen } from './screen.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly screen?: Screen;
  }
}

/** Search parameters are plain texts, so that an address reads as one would write it. */
type Search = Readonly<Record<string, string>>;
const parseSearch = (text: string): Search => Object.fromEntries(new URLSearchParams(text));
const stringifySearch = (search: Record<string, unknown>): string => {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '' && value !== null);
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
};

/** `/people/usr_1?tab=time#top` in its parts. */
function partsOf(address: string): { to: string; search: Search; hash: string } {
  const url = new URL(address, window.location.origin);
  return { to: url.pathname, search: parseSearch(url.search), hash: url.hash.slice(1) };
}

/** Every screen a route of its own, loaded when it is needed or about to be. */
export function routerOf(screens: readonly Screen[], root: () => ReactNode, nothing: () => ReactNode): AnyRouter {
  const rootRoute = createRootRoute({ component: root, notFoundComponent: nothing });
  const routes = screens.map((screen) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path: screen.path,
      component: lazyRouteComponent(screen.load, 'Screen'),
      staticData: { screen },
    }),
  );
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultNotFoundComponent: nothing,
  }) as unknown as AnyRouter;
  current = router;
  return router;
}

let current: AnyRouter | null = null;

/** For code outside components. */
export const navigate = (address: string, options: { readonly replace?: boolean } = {}): void => {
  void current?.navigate({ ...partsOf(address), ...options } as never);
};

/** The address of the screen that stands there: while another one loads, still the one before. */
export const useShownPath = (): string =>
  useRouterState({ select: ({ matches, location }) => matches.at(-1)?.pathname ?? location.pathname });

/** The screen at that address, null if there is none. */
export const useShownScreen = (): Screen | null =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.screen ?? null });

export const usePath = (): string => useRouterState({ select: ({ location }) => location.pathname });

/** The id in the address of a screen such as `/people/$id`. */
export const useRouteParam = (name = 'id'): string =>
  useParams({ strict: false, select: (params: Readonly<Record<string, string | undefined>>) => params[name] ?? '' });

/** The query of the address, and how to change it: filters live there, so that Back and a copied link keep them. */
export function useSearch<Name extends string = string>(): [
  search: Readonly<Partial<Record<Name, string>>>,
  change: (changes: Readonly<Partial<Record<Name, string | undefined>>>) => void,
] {
  const search = useRouterSearch({ strict: false }) as Readonly<Partial<Record<Name, string>>>;
  const navigate = useRouterNavigate();
  const change = (changes: Readonly<Partial<Record<Name, string | undefined>>>): void => {
    void navigate({
      to: '.',
      search: (current: object) => ({ ...current, ...changes }),
      replace: true,
      resetScroll: false,
    });
  };
  return [search, change];
}

export const useNavigate = (): typeof navigate => navigate;

/** The query as URLSearchParams. */
export function useQuery(): [URLSearchParams, (changes: Readonly<Record<string, string>>) => void] {
  const [search, change] = useSearch();
  return [new URLSearchParams(search as Record<string, string>), change];
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
}

/**
 * A real link: it can be opened in a new tab, copied, and followed without loading the page. Only the very address makes it
 * the current one: `/developers` is not current at `/developers/webhooks`.
 */
export function Link({ to, ...rest }: LinkProps): ReactNode {
  const props = { ...rest, ...partsOf(to), activeProps: {}, activeOptions: { exact: true } };
  return <RouterLink {...(props as { to: string })} />;
}
