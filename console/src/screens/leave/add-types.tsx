import type { ReactNode } from 'react';
import { useCan } from '../../session.tsx';
import { amountTexts } from '../../texts/leave/amounts.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Where there are no kinds of leave: the way to them, for who may add them. */
export function AddLeaveTypes(): ReactNode {
  const can = useCan();
  if (!can('leaveTypes.create')) return null;
  return (
    <div>
      <ButtonLink to="/leave-balances/types" size="small">
        {amountTexts.addLeaveTypes}
      </ButtonLink>
    </div>
  );
}
