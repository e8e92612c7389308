import type { rehearsal as english } from '../en/rehearsal.ts';
import type { TranslationOf } from '../message.ts';

const because = (why: string): string => `Il n’y a rien à répéter ici. ${why} Envoyez la demande sans dry_run.`;

export const rehearsal: TranslationOf<typeof english> = {
  signIn: because('Une connexion ou un mot de passe ne se répète pas.'),
  password: because('Un mot de passe est changé ou ne l’est pas.'),
  session: because('Une session qui prend fin est finie.'),
  imports: because('Une importation a son propre essai : dry_run dans son corps.'),
  delivery: because('Un envoi part ou ne part pas.'),
  test: because('Un essai part ou ne part pas.'),
  secret: because('Un secret n’existe que dans sa seule réponse.'),
  decisions: because('Chaque décision est un changement en soi : répétez-la par sa propre opération.'),
  token: because('Un jeton n’existe que dans sa seule réponse.'),
  proposal: because('Une proposition est déjà une répétition.'),
  device: because('Un appareil sonne pour qui le tient, ou ne sonne pas.'),
  asked: because('Cela est demandé ou ne l’est pas.'),
  scim: because('Un annuaire dit ce qui est, non ce qui pourrait être.'),
  sandbox: because('Un bac à sable sert lui-même aux essais.'),
  address: because('Une adresse n’existe que dans sa seule réponse.'),
};
