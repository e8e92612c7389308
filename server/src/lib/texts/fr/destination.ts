import type { destination as english } from '../en/destination.ts';
import type { TranslationOf } from '../message.ts';

export const destination: TranslationOf<typeof english> = {
  notWeb: 'L’url doit être une adresse Web complète, comme https://hooks.example.com/muster.',
  tooLong: ({ limit }) => `L’url peut compter au plus ${String(limit)} caractères.`,
  notHttps: 'L’url doit commencer par https://.',
  credentials: 'L’url ne doit contenir ni identifiant ni mot de passe.',
  port: 'Le port de l’url doit être 443 ou 8443.',
  ipAddress: 'L’url doit nommer un hôte; une adresse IP n’est pas acceptée.',
  hostName: 'Le nom d’hôte de l’url n’est pas valide.',
  local: 'L’hôte de l’url doit être joignable sur l’Internet public.',
  unresolved: 'Aucune adresse n’a été trouvée pour l’hôte de l’url.',
  notPublic: 'L’hôte de l’url mène à une adresse qui n’est pas publique.',
};
