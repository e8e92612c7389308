// Before the first paint, so that a chosen theme never flashes the other one.
try {
  const theme = globalThis.localStorage.getItem('muster.theme');
  if (theme === 'light' || theme === 'dark') globalThis.document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's theme then holds.
}
