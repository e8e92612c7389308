try {
  const { dataset } = globalThis.document.documentElement;
  const theme = globalThis.localStorage.getItem('muster.theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (globalThis.localStorage.getItem('muster.density') === 'comfortable') dataset.density = 'comfortable';
} catch {
  // Forbidden: as the system has it.
}

if (!globalThis.location.pathname.startsWith('/docs')) {
  const session = globalThis.fetch('/app/api/session', {
    headers: { Accept: 'application/json', 'X-Muster-App': '1' },
  });
  session.catch(() => undefined);
  globalThis.musterSession = session;
  globalThis.setTimeout(() => new Intl.DateTimeFormat(globalThis.document.documentElement.lang));
}
