/** Allowed by the policy of the page; what is parsed comes from our own server, and scripts in it do not run. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML: (text: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('muster-docs', { createHTML: (text) => text });

function parse(text: string): Document {
  return new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, 'text/html');
}

const isPage = ({ origin, pathname }: URL): boolean =>
  origin === location.origin &&
  (pathname === '/docs' || (pathname.startsWith('/docs/') && !pathname.endsWith('.json')));

/** Brings the part that the address names into view, or the top. */
export function scrollToHash(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

/**
 * Moves from page to page without a reload, so that a token that was pasted stays where it is: in memory. Whatever fails is
 * left to the browser.
 */
export function followLinks(onPage: () => void): void {
  let shown = location.pathname;

  const load = async (url: URL): Promise<void> => {
    const response = await fetch(url.pathname);
    if (!response.ok) throw new Error(String(response.status));
    const page = parse(await response.text());
    const [main, navigation] = [page.querySelector('main'), page.querySelector('.docs-nav')];
    if (!main || !navigation) throw new Error('This is no page of the reference.');
    document.querySelector('main')?.replaceWith(document.adoptNode(main));
    document.querySelector('.docs-nav')?.replaceWith(document.adoptNode(navigation));
    document.title = page.title;
    shown = url.pathname;
    onPage();
  };

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const url = new URL(link.href);
    if (!isPage(url) || link.hasAttribute('download') || url.pathname === shown) return;
    event.preventDefault();
    load(url)
      .then(() => {
        history.pushState(null, '', url);
        scrollToHash();
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      })
      .catch(() => location.assign(url));
  });
  addEventListener('popstate', () => {
    if (location.pathname === shown) return;
    load(new URL(location.href)).then(scrollToHash, () => location.reload());
  });
}
