import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../client/error.ts';
import { useWrite } from '../../../client/hooks.ts';
import { countryName } from '../../../countries.ts';
import { useSession } from '../../../session.tsx';
import { usualTypesTexts as texts } from '../../../texts/leave/policy.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { bodyOf, type TypeValues, valuesOf } from './type-values.ts';

/** Working days of paid leave that the law of a country gives in a week of five, without public holidays; where it gives none, what is usual. */
const vacationDays: Readonly<Record<string, number>> = {
  AT: 25,
  AU: 20,
  BE: 20,
  CA: 10,
  CH: 20,
  DE: 20,
  DK: 25,
  ES: 22,
  FI: 25,
  FR: 25,
  // 28 with the eight bank holidays.
  GB: 20,
  IE: 20,
  IT: 20,
  LU: 26,
  NL: 20,
  NO: 21,
  NZ: 20,
  PT: 22,
  SE: 25,
  US: 10,
};

const typeWith = (changes: Partial<TypeValues>) => bodyOf({ ...valuesOf(null), annual_allowance: '', ...changes });

/** What most organizations begin with; each can be changed or retired afterwards. */
const usualTypes = (country: string) => [
  typeWith({
    name: texts.vacation,
    color: '#0F766E',
    annual_allowance: String(vacationDays[country] ?? 20),
    carry_over_limit: '5',
  }),
  typeWith({ name: texts.sick, color: '#B45309', requires_approval: false, is_private: true, is_sickness: true }),
  typeWith({
    name: texts.sickChild,
    color: '#D97706',
    requires_approval: false,
    is_private: true,
    is_sickness: true,
    is_for_family: true,
    allows_hours: true,
  }),
  typeWith({ name: texts.bereavement, color: '#4B5563' }),
  typeWith({ name: texts.parental, color: '#2563EB', is_paid: false }),
  typeWith({ name: texts.unpaid, color: '#7C3AED', is_paid: false }),
];

/** Adds them one after the other, so that the list keeps their order. */
export function AddUsualTypes(): ReactNode {
  const { organization } = useSession();
  const create = useWrite('post', '/leave-types');
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const add = async (): Promise<void> => {
    setIsBusy(true);
    try {
      for (const body of usualTypes(organization.country)) await create.mutateAsync({ body });
      toast(texts.added);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button isBusy={isBusy} onClick={() => void add()}>
      {texts.add(countryName(organization.country))}
    </Button>
  );
}
