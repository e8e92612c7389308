import type { onboarding as english } from '../en/onboarding.ts';
import type { TranslationOf } from '../message.ts';
import { stateOf } from './names.ts';

const checklistTypes: Readonly<Record<string, string>> = { ONBOARDING: 'un accueil', OFFBOARDING: 'un départ' };

export const onboarding: TranslationOf<typeof english> = {
  onboardingTitle: 'Accueil',
  offboardingTitle: 'Départ',
  tasksPending: {
    api: 'Des tâches sont encore à l’état PENDING. Terminez-les ou sautez-les d’abord.',
    app: 'Des tâches restent à faire. Terminez-les ou sautez-les d’abord.',
  },
  personInactive: 'Cette personne est inactive.',
  lastDayOfOffboarding: {
    api: 'last_day ne va qu’avec le type OFFBOARDING.',
    app: 'Un dernier jour ne va qu’avec un départ.',
  },
  reasonOfOffboarding: {
    api: 'leaving_reason et leaving_note ne vont qu’avec le type OFFBOARDING.',
    app: 'Un motif de départ ne va qu’avec un départ.',
  },
  startsForOnboarding: {
    api: 'starts_for ne va qu’avec le type ONBOARDING.',
    app: 'Seul un accueil commence de lui-même pour les nouvelles personnes.',
  },
  lastDayNeeded: {
    api: 'last_day est obligatoire pour OFFBOARDING.',
    app: 'Entrez le dernier jour de la personne qui part.',
  },
  openAlready: 'Cette personne a déjà une liste de tâches ouverte de ce type.',
  dueDateOffCalendar: 'Une échéance du modèle sortirait du calendrier.',
  notAdministered: 'Seules les personnes qui gèrent cette liste de tâches peuvent le faire.',
  ownOffboarding: 'Personne ne décide de son propre départ.',
  offboardingByAdministrators: 'C’est à l’Administration et à la Direction de décider d’un départ.',
  anothersTask: 'Cette tâche est confiée à une autre personne.',
  checklistEnded: {
    api: ({ status }) => `Cette liste de tâches est à l’état ${status}; ses tâches restent telles quelles.`,
    app: ({ status }) => `Cette liste de tâches est ${stateOf(status, true)}; ses tâches restent telles quelles.`,
  },
  tooManyTasks: ({ limit }) => `Une liste compte au plus ${String(limit)} tâches.`,
  taskEnded: {
    api: ({ status }) => `Une tâche à l’état ${status} ne change pas; rouvrez-la d’abord.`,
    app: ({ status }) => `Cette tâche est ${stateOf(status, true)} et ne change pas; rouvrez-la d’abord.`,
  },
  oneAssignee: {
    api: 'Donnez assignee_id, assignee_team_id ou assignee_role, pas plusieurs.',
    app: 'Confiez la tâche à une personne, à une équipe ou à un rôle, à un seul.',
  },
  templateOfOtherType: {
    api: ({ type }) => `template_id est un modèle pour ${type}.`,
    app: ({ type }) => `Ce modèle est pour ${checklistTypes[type] ?? 'autre chose'}.`,
  },
  templateNameTaken: 'Un autre modèle porte ce nom.',
};
