import { counted } from '../counted.ts';
import type * as en from '../teams.ts';
import type { Translated } from '../translated.ts';

export const listTexts: Translated<typeof en.listTexts> = {
  title: 'Équipes',
  empty: {
    title: 'Encore aucune équipe',
    text: 'Une équipe réunit des personnes pour un travail donné, quel que soit leur service.',
  },
  name: 'Nom',
  department: 'Service',
  lead: 'Responsable',
  members: 'Membres',
  status: 'État',
  newTeam: 'Nouvelle équipe',
  noun: (count) => counted(count, { one: '# équipe', other: '# équipes' }),
  active: 'Active',
  anyDepartment: 'Tous les services',
  wasCreated: (name) => `L’équipe ${name} a été créée.`,
  archived: 'Archivée',
  activeAndArchived: 'Actives et archivées',
};

export const teamDialogTexts: Translated<typeof en.teamDialogTexts> = {
  active: 'Active',
  archived: 'Archivée',
  edit: (name) => `Modifier ${name}`,
  newTeam: 'Nouvelle équipe',
  save: 'Enregistrer',
  createTeam: 'Créer l’équipe',
  name: 'Nom',
  enterAName: 'Entrez un nom.',
  description: 'Description',
  department: 'Service',
  noDepartment: 'Aucun service',
  status: 'État',
  lead: 'Responsable',
};

export const teamTexts: Translated<typeof en.teamTexts> = {
  teams: 'Équipes',
  team: 'Équipe',
  edit: 'Modifier',
  about: 'À propos',
  department: 'Service',
  lead: 'Responsable',
  status: 'État',
  nobodyLeadsTheTeamNow: 'L’équipe n’a plus de responsable.',
  leadsTheTeamNow: (name) => `${name} dirige maintenant l’équipe.`,
  changeTheLead: 'Changer de responsable',
  makeLead: 'Nommer responsable',
  removeLead: 'Retirer la responsabilité',
  members: 'Membres',
  notVisibleToYou: (count) =>
    counted(count, {
      one: '# membre que vous ne pouvez pas voir',
      other: '# membres que vous ne pouvez pas voir',
    }),
  membersCount: (count) => counted(count, { one: '# membre', other: '# membres' }),
  nobodyHasJoinedYet: 'L’équipe n’a encore aucun membre.',
  leftTheTeam: (name) => `${name} a quitté l’équipe.`,
  addAMember: 'Ajouter un membre',
  joinedTheTeam: (name) => `${name} fait maintenant partie de l’équipe.`,
  add: 'Ajouter',
};
