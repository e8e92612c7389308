// Before the first paint, so that a chosen theme never flashes the other one.
try {
  const { dataset } = globalThis.document.documentElement;
  const theme = globalThis.localStorage.getItem('muster.theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (globalThis.localStorage.getItem('muster.density') === 'comfortable') dataset.density = 'comfortable';
} catch {
  // Storage may be forbidden; the system's theme then holds.
}

// Asked for while the scripts are on their way, which take this answer for their first question. The pages of the reference ask none.
if (!globalThis.location.pathname.startsWith('/docs')) {
  const session = globalThis.fetch('/app/api/session', {
    headers: { Accept: 'application/json', 'X-Muster-App': '1' },
  });
  session.catch(() => undefined);
  globalThis.musterSession = session;
  // The first use of Intl loads what the browser knows of languages, and holds everything up for as long: now, while nothing else is to be done.
  globalThis.setTimeout(() => new Intl.DateTimeFormat(globalThis.document.documentElement.lang));
}
