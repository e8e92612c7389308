import type { reference as english } from '../en/reference.ts';
import type { TranslationOf } from '../message.ts';

export const reference: TranslationOf<typeof english> = {
  activePerson: {
    api: ({ field }) => `${field} n’est pas une personne active de cette organisation.`,
    app: 'Cette personne n’est plus active. Choisissez-en une autre.',
  },
  guest: {
    api: ({ field }) =>
      `${field} est une personne externe, qui ne travaille pas ici : ni quarts de travail, ni temps, ni congés, ni salaire, ni service, ni équipe. Embauchez-la d’abord (POST /users/{id}/hire).`,
    app: 'Cette personne est externe et ne travaille pas ici. Choisissez-en une autre, ou embauchez-la d’abord.',
  },
  person: {
    api: ({ field }) => `${field} n’est pas une personne de cette organisation.`,
    app: 'Cette personne n’existe pas ici. Choisissez-en une autre.',
  },
  department: {
    api: ({ field }) => `${field} n’est pas un service de cette organisation.`,
    app: 'Ce service n’existe pas ici. Choisissez-en un autre.',
  },
  team: {
    api: ({ field }) => `${field} n’est pas une équipe active de cette organisation.`,
    app: 'Cette équipe n’existe pas ici. Choisissez-en une autre.',
  },
  serviceAccount: {
    api: ({ field }) => `${field} n’est pas un compte technique de cette organisation.`,
    app: 'Ce compte technique n’existe plus. Choisissez-en un autre.',
  },
  leave: {
    api: ({ field }) => `${field} n’est pas un congé visible par l’appelant.`,
    app: 'Ce congé n’existe plus.',
  },
  plannedChange: {
    api: ({ field }) => `${field} n’est pas un changement prévu de cette personne.`,
    app: 'Ce changement prévu n’existe plus.',
  },
  leaveType: {
    api: ({ field }) => `${field} n’est pas un type de congé de cette organisation.`,
    app: 'Ce type de congé n’existe pas ici. Choisissez-en un autre.',
  },
  folder: {
    api: ({ field }) => `${field} n’est pas un dossier de cette organisation.`,
    app: 'Ce dossier n’existe pas ici. Choisissez-en un autre.',
  },
  client: {
    api: ({ field }) => `${field} n’est pas un client de cette organisation.`,
    app: 'Ce client n’existe pas ici. Choisissez-en un autre.',
  },
  template: {
    api: ({ field }) => `${field} n’est pas un modèle actif de cette organisation.`,
    app: 'Ce modèle ne sert plus. Choisissez-en un autre.',
  },
  equipmentCategory: {
    api: ({ field }) => `${field} n’est pas une catégorie d’équipement de cette organisation.`,
    app: 'Cette catégorie n’existe pas ici. Choisissez-en une autre.',
  },
  benefitPlan: {
    api: ({ field }) => `${field} n’est pas un régime d’avantages de cette organisation.`,
    app: 'Ce régime d’avantages n’existe pas ici. Choisissez-en un autre.',
  },
  course: {
    api: ({ field }) => `${field} n’est pas une formation active de cette organisation.`,
    app: 'Cette formation ne sert plus. Choisissez-en une autre.',
  },
  customField: {
    api: ({ field }) => `${field} ne désigne aucun champ personnalisé de l’organisation.`,
    app: 'Ce champ personnalisé n’existe plus.',
  },
  customFieldTab: {
    api: ({ field }) => `${field} n’est pas un onglet de champs personnalisés de cette organisation.`,
    app: 'Cet onglet n’existe pas ici. Choisissez-en un autre.',
  },
  receipt: {
    api: ({ field }) => `${field} n’est pas un reçu de cette note de frais. Ajoutez d’abord les reçus à la note.`,
    app: 'Ce reçu ne fait pas partie de la note de frais. Ajoutez-le d’abord à la note.',
  },
  project: {
    api: 'project_id n’est pas un projet qui vous est visible.',
    app: 'Vous ne voyez aucun projet de ce genre. Choisissez-en un autre.',
  },
  task: {
    api: ({ field }) => `${field} n’est pas une tâche de ce projet.`,
    app: 'Cette tâche appartient à un autre projet. Choisissez une tâche de celui-ci.',
  },
  shift: {
    api: 'shift_id n’est pas un quart de travail que vous voyez.',
    app: 'Vous ne voyez aucun quart de travail de ce genre.',
  },
  worker: {
    api: 'user_id n’est pas une personne active à qui vous pouvez donner un quart de travail.',
    app: 'Vous ne pouvez pas donner de quart de travail à cette personne. Choisissez-en une autre.',
  },
  departmentFilter: {
    api: 'Seules l’Administration et la Direction filtrent par department_id.',
    app: 'Seules l’Administration et la Direction filtrent par service.',
  },
};
