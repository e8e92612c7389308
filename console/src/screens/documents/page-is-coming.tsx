import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/notice.tsx';
import './documents.css';

/** As high as the page that it stands for: what is below stays where it is. */
export const PageIsComing = (): ReactNode => (
  <div className="pdf__coming">
    <Skeleton lines={8} />
  </div>
);
