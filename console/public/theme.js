// Before the first paint, so that a chosen theme never flashes the other one.
try {
  const { dataset } = globalThis.document.documentElement;
  const theme = globalThis.localStorage.getItem('muster.theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (globalThis.localStorage.getItem('muster.density') === 'comfortable') dataset.density = 'comfortable';
} catch {
  // Storage may be forbidden; the system's theme then holds.
}
