import { type ReactNode, useState } from 'react';
import { useFormat } from '../../format.ts';
import { employmentTexts } from '../../texts/people/employment.ts';
import { Button } from '../../ui/button.tsx';
import { DeletePlanDialog, type Employment, PlannedChangeDialog } from './job-change.tsx';
import './people.css';

/** What can be done to a change while it is planned. */
export function PlanActions({
  plan,
  nameOf,
}: {
  readonly plan: Employment;
  readonly nameOf: (id: string | null | undefined) => string | null;
}): ReactNode {
  const format = useFormat();
  const [asked, setAsked] = useState<'change' | 'delete' | null>(null);
  const day = format.day(plan.effective_date);
  const close = (): void => setAsked(null);
  return (
    <div className="plan-actions">
      {!plan.is_rehire && (
        <Button size="small" aria-label={employmentTexts.changeNamed(day)} onClick={() => setAsked('change')}>
          {employmentTexts.change}
        </Button>
      )}
      <Button size="small" aria-label={employmentTexts.deleteNamed(day)} onClick={() => setAsked('delete')}>
        {employmentTexts.delete}
      </Button>
      {asked === 'change' && <PlannedChangeDialog plan={plan} nameOf={nameOf} onClose={close} />}
      {asked === 'delete' && <DeletePlanDialog plan={plan} onClose={close} />}
    </div>
  );
}
