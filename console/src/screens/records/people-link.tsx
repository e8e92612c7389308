import type { ReactNode } from 'react';
import { useCan } from '../../session.tsx';
import { peopleLinkTexts } from '../../texts/records.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** To where the first record is added, for those who may. */
export function PeopleLink(): ReactNode {
  const can = useCan();
  return can('users.update') && <ButtonLink to="/people">{peopleLinkTexts.chooseAPerson}</ButtonLink>;
}
