import type { ReactNode } from 'react';
import { announcementTexts as texts } from '../../texts/announcements.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** That there is something new, where people come first. */
export const Announced = ({ count }: { readonly count: number }): ReactNode => (
  <Notice>
    <span className="home__waiting">
      {texts.newOnHome(count)}
      <ButtonLink to="/announcements" size="small">
        {texts.readThem}
      </ButtonLink>
    </span>
  </Notice>
);
