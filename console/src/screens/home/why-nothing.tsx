import type { ReactNode } from 'react';
import { whyNothingTexts as texts } from '../../texts/home-empty.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { State } from '../../ui/notice.tsx';

/** Someone who sees next to nothing yet is told why, and what to do. */
export function WhyNothing({ why }: { readonly why: 'leadsNobody' | 'noDepartment' }): ReactNode {
  const { title, text } = texts[why];
  return (
    <div className="panel">
      <State
        icon="info"
        title={title}
        action={
          <ButtonLink to="/me" size="small">
            {texts.profile}
          </ButtonLink>
        }
      >
        {text}
      </State>
    </div>
  );
}
