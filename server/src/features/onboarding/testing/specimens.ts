import type { Client } from '../../../../test/client.ts';

export interface ChecklistSpecimens {
  readonly ctp: string;
  readonly chk: string;
  readonly ctk: string;
}

interface Made {
  readonly id: string;
  readonly tasks: readonly { readonly id: string }[];
}

/** A template, and a checklist of the person with a task; made by an Administrator or Executive signed in to the app. */
export async function checklistSpecimens(app: Client, userId: string): Promise<ChecklistSpecimens> {
  const make = async (path: string, body: object): Promise<Made> => {
    const answer = await app.post(path, body);
    if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.text}`);
    return answer.data as Made;
  };
  const { id: ctp } = await make('/checklist-templates', {
    name: `Specimen ${userId.slice(-8)}`,
    type: 'ONBOARDING',
    tasks: [{ title: 'Say hello', assignee_role: 'PERSON', due_offset_days: 0 }],
  });
  const { id: chk, tasks } = await make(`/users/${userId}/checklists`, { type: 'ONBOARDING', template_id: ctp });
  return { ctp, chk, ctk: tasks[0]?.id ?? '' };
}
