import type { ReactNode } from 'react';

/** What is at hand on every screen beside the search: the running clock and the bell. */
export const ShellExtras = (): ReactNode => null;
