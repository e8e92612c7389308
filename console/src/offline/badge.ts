interface Badges {
  readonly setAppBadge?: (count: number) => Promise<void>;
}

/** The number on the icon of the installed app; 0: none. */
export function setBadge(count: number): void {
  const { setAppBadge } = navigator as Badges;
  setAppBadge?.call(navigator, count).catch(() => undefined);
}
