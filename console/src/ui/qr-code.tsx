import type { ReactNode } from 'react';
import './qr-code.css';

/** The squares that the server made of a text. */
export const QrCode = ({
  label,
  size,
  path,
  uri,
}: {
  readonly label: string;
  readonly size: number;
  readonly path: string;
  readonly uri?: string;
}): ReactNode => (
  <svg
    className="qr-code"
    role="img"
    aria-label={label}
    viewBox={`0 0 ${String(size)} ${String(size)}`}
    shapeRendering="crispEdges"
    data-uri={uri}
  >
    <rect width={size} height={size} className="qr-code__light" />
    <path d={path} className="qr-code__dark" />
  </svg>
);
