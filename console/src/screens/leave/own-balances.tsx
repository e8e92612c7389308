import type { ReactNode } from 'react';
import { useSession } from '../../session.tsx';
import { timeOffTexts } from '../../texts/leave/requests.ts';
import { BalancesOf } from './policy/person.tsx';

/** Why as much is left as is left: every entry behind one's own balances. */
export function Screen(): ReactNode {
  const { user } = useSession();
  return (
    <BalancesOf
      id={user.id}
      title={() => timeOffTexts.myBalances}
      back={{ to: '/time-off', label: timeOffTexts.timeOff }}
    />
  );
}
