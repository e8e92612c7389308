import type { ReactNode } from 'react';
import { type Session, useSession } from '../../session.tsx';
import { whyNothingTexts as texts } from '../../texts/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { State } from '../../ui/notice.tsx';

/** Someone who sees next to nothing yet is told why, and what to do. */
export function WhyNothing(): ReactNode {
  const why = reasonOf(useSession());
  if (why === null) return null;
  return (
    <div className="panel">
      <State
        icon="info"
        title={why.title}
        action={
          <ButtonLink to="/me" size="small">
            {texts.profile}
          </ButtonLink>
        }
      >
        {why.text}
      </State>
    </div>
  );
}

function reasonOf({ user, uses }: Session): { readonly title: string; readonly text: string } | null {
  if (user.role === 'DEPARTMENT_HEAD' && !uses.people) return texts.leadsNobody;
  if (user.role === 'EMPLOYEE' && user.department_id === null) return texts.noDepartment;
  return null;
}
