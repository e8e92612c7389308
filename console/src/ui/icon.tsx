import type { ReactNode } from 'react';

/** Drawn on a 16 by 16 grid with one line width. */
const paths = {
  people:
    'M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.5 13.5c.3-2.5 2.1-4 4.5-4s4.2 1.5 4.5 4M10.7 7.3a2.2 2.2 0 0 0 0-4.4M12 9.8c1.5.4 2.4 1.7 2.6 3.7',
  team: 'M8 7a2.3 2.3 0 1 0 0-4.6A2.3 2.3 0 0 0 8 7zM4 13.5c.2-2.6 1.8-4.2 4-4.2s3.8 1.6 4 4.2z',
  log: 'M3 3.5h.01M3 8h.01M3 12.5h.01M6 3.5h7.5M6 8h7.5M6 12.5h7.5',
  import: 'M8 10.5v-8M4.8 5.5 8 2.3l3.2 3.2M2.5 10.5v3h11v-3',
  inbox: 'M2.5 9.5 4 3h8l1.5 6.5v4h-11zM2.5 9.5h3.3l.9 1.6h2.6l.9-1.6h3.3',
  close: 'm4 4 8 8M12 4l-8 8',
  plus: 'M8 3.2v9.6M3.2 8h9.6',
  back: 'M9.5 3.5 5 8l4.5 4.5',
  forward: 'M6.5 3.5 11 8l-4.5 4.5',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  check: 'm3 8.5 3.3 3.3L13 4.8',
  warning: 'M8 2.5 1.8 13.2h12.4zM8 6.5v3M8 11.4h.01',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.5V11M8 5.2h.01',
  eye: 'M1.5 8s2.3-4.5 6.5-4.5S14.5 8 14.5 8s-2.3 4.5-6.5 4.5S1.5 8 1.5 8zM8 9.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
  book: 'M3 2.5h8.5a1.5 1.5 0 0 1 1.5 1.5v9.5H4.5A1.5 1.5 0 0 1 3 12zM3 12a1.5 1.5 0 0 1 1.5-1.5H13',
} as const;

export type IconName = keyof typeof paths;

/** Always beside words or inside something labelled, so it says nothing itself. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg
      className="icon"
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}

/** The mark of the product. */
export function Mark({ size = 24 }: { readonly size?: number }): ReactNode {
  return (
    <svg className="mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <path
        d="M8.5 23V10.5L16 18l7.5-7.5V23"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
