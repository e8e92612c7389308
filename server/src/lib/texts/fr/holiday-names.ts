/** Public holidays of Canada, for which the library has no French name, or one that is not in use. */
export const holidayNames: Readonly<Record<string, string>> = {
  'Armistice Day': 'Jour de l’Armistice',
  'British Columbia Day': 'Fête de la Colombie-Britannique',
  'Labour Day': 'Fête du Travail',
  'Memorial Day': 'Jour commémoratif',
  'National Indigenous Peoples Day': 'Journée nationale des peuples autochtones',
  'New Brunswick Day': 'Fête du Nouveau-Brunswick',
  'New Year’s Day': 'Jour de l’An',
  'Saskatchewan Day': 'Fête de la Saskatchewan',
  Thanksgiving: 'Action de grâces',
};

/** A holiday that is kept on another day. */
export const keptLater = (name: string): string => `${name} (jour de remplacement)`;
