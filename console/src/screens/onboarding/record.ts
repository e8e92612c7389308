import type { Data } from '../../client/hooks.ts';

export type Checklist = Data<'/onboarding/{id}'>;
export type Task = Checklist['tasks'][number];
export type NameOf = (id: string | null | undefined) => string | null;
