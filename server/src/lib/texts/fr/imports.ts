import type { imports as english } from '../en/imports.ts';
import type { TranslationOf } from '../message.ts';

/** Columns keep the names that files have in their headers. */
const quoted = (column: string): string => `« ${column} »`;

/** Words that files may have for codes: each is understood. */
const codeWords: Readonly<Record<string, string>> = {
  EMPLOYEE: 'personnel',
  DEPARTMENT_HEAD: 'responsable de service',
  ADMINISTRATOR: 'administration',
  EXECUTIVE: 'direction',
  STANDARD: 'standard',
  SENIOR: 'senior',
  LEAD: 'chef d’équipe',
  PRINCIPAL: 'principal',
  FULL_TIME: 'temps plein',
  PART_TIME: 'temps partiel',
  CONTRACT: 'contractuel',
  TEMPORARY: 'temporaire',
  INTERN: 'stagiaire',
  SALARY: 'salaire',
  HOURLY: 'horaire',
  WEEKLY: 'hebdomadaire',
  BIWEEKLY: 'aux deux semaines',
  SEMI_MONTHLY: 'bimensuel',
  MONTHLY: 'mensuel',
  ANNUALLY: 'annuel',
};

export const imports: TranslationOf<typeof english> = {
  damaged: 'Le texte du fichier est endommagé : il commence en UTF-8 et continue autrement.',
  quoteNotClosed: ({ line }) => `La ligne ${String(line)} est illisible : un champ entre guillemets n’est pas fermé.`,
  afterClosingQuote: ({ line }) =>
    `La ligne ${String(line)} est illisible : quelque chose suit un guillemet fermant; doublez un guillemet à l’intérieur d’un champ.`,
  quoteInside: ({ line }) =>
    `La ligne ${String(line)} est illisible : un guillemet se trouve au milieu d’un champ; mettez tout le champ entre guillemets.`,
  rowTooLong: ({ line }) =>
    `La ligne ${String(line)} est illisible : elle est trop longue; il manque peut-être un guillemet.`,
  tooManyFields: ({ line, limit }) =>
    `La ligne ${String(line)} est illisible : elle compte plus de ${String(limit)} champs.`,
  fileGone: { api: 'Le fichier n’est plus là.', app: 'Le fichier n’est plus là. Choisissez-le de nouveau.' },
  oneFile: {
    api: 'Donnez csv, qui est le fichier lui-même, ou file_id, qui nomme un fichier déjà envoyé.',
    app: 'Choisissez un fichier.',
  },
  erased: 'Au sujet d’une personne dont les données ont été effacées.',
  whichPlan: {
    api: 'De quel régime s’agit-il? Donnez plan ou plan_id.',
    app: 'De quel régime s’agit-il? Remplissez sa colonne.',
  },
  whichCategory: {
    api: 'De quel genre d’équipement s’agit-il? Donnez category ou category_id.',
    app: 'De quel genre d’équipement s’agit-il? Remplissez sa colonne.',
  },
  whichCourse: {
    api: 'De quelle formation s’agit-il? Donnez course ou course_id.',
    app: 'De quelle formation s’agit-il? Remplissez sa colonne.',
  },
  whose: {
    api: 'De qui s’agit-il? Donnez user_email, employee_id ou user_id.',
    app: 'De qui s’agit-il? Remplissez l’adresse courriel ou le matricule.',
  },
  balanceOrAmount: 'Donnez balance, ce qui reste, ou amount, ce qui s’ajoute; l’un des deux.',
  reasonNeeded: 'Toute correction d’un solde exige un motif.',
  pattern:
    'Écrivez les jours avec leurs heures, par exemple « lun.–mer. 8:00, ven. 4:00 »; séparez deux semaines qui alternent par « / ».',
  number: {
    api: ({ field }) => `${field} doit être un nombre, comme 12.5.`,
    app: 'Entrez un nombre, comme 12.5.',
  },
  notBoth: ({ column, other }) => `Donnez ${quoted(column)} ou ${quoted(other)}, pas les deux.`,
  noDepartment: ({ text }) => `Aucun service ne porte le nom ou le code « ${text} ».`,
  noPersonByEmail: ({ email }) =>
    `Personne ici n’a l’adresse courriel ${email}; si cette personne est dans le fichier, mettez sa ligne avant.`,
  noManager: ({ text }) => `Personne ici ni dans ce fichier ne s’appelle ${text}, ou n’a ce numéro ou cette adresse.`,
  otherManager: ({ text }) =>
    `${text} est une autre personne que celle de l’adresse courriel indiquée; gardez l’une des deux.`,
  date: ({ text }) => `« ${text} » n’est pas un jour du calendrier. Écrivez-le comme les autres jours de la colonne.`,
  oneOf: ({ text, allowed }) =>
    `« ${text} » est inconnu ici. Écrivez l’une de ces valeurs : ${allowed.map((code) => codeWords[code] ?? code.toLowerCase()).join(', ')}.`,
  emailAddress: ({ text }) =>
    `« ${text} » n’est pas une adresse courriel complète. Elle ressemble à nom@entreprise.com.`,
  emailInLine: ({ line }) => `La ligne ${String(line)} porte déjà cette adresse courriel.`,
  wrongColumn: ({ count, values }) =>
    `Dans ${String(count)} lignes, cette colonne contient autre chose, comme ${values.map((value) => `« ${value} »`).join(', ')}. Est-ce la bonne colonne? Choisissez-en une autre ci-dessus, ou laissez-la de côté.`,
  fullName: 'Écrivez le nom, une virgule et le prénom, par exemple « Okafor, Ngozi », ou utilisez deux colonnes.',
  severalManagers: ({ text }) => `Plusieurs personnes s’appellent ${text}; donnez l’adresse courriel.`,
  whatToMend: 'À corriger',
  noPersonByNumber: ({ number }) => `Personne ici n’a le numéro ${number}.`,
  severalByNumber: {
    api: ({ number }) => `Plusieurs personnes ont le numéro ${number}; donnez user_email.`,
    app: ({ number }) => `Plusieurs personnes ont le numéro ${number}; remplissez l’adresse courriel.`,
  },
  noneNamed: ({ column, text }) => `La colonne ${quoted(column)} nomme « ${text} », qui n’existe pas.`,
  severalNamed: {
    api: ({ column, text }) => `Plusieurs s’appellent « ${text} »; donnez ${column}_id.`,
    app: ({ text }) => `Plusieurs s’appellent « ${text} »; renommez d’abord l’un d’eux.`,
  },
  offset: {
    api: ({ field, text }) => `${field} exige un décalage, comme ${text}-04:00, ou la ligne une colonne timezone.`,
    app: ({ text }) => `Écrivez l’heure avec son décalage, comme ${text}-04:00, ou remplissez le fuseau horaire.`,
  },
  timezone: {
    api: 'timezone doit être un nom IANA, comme America/Toronto.',
    app: 'Écrivez le fuseau horaire par son nom IANA, comme America/Toronto.',
  },
  noSuchTime: {
    api: ({ field, timezone }) =>
      `${field} n’existe pas à ${timezone}, ou revient deux fois ce jour-là; écrivez un décalage.`,
    app: ({ timezone }) =>
      `Cette heure n’existe pas à ${timezone}, ou revient deux fois ce jour-là; écrivez un décalage.`,
  },
  taskWithoutProject: 'La colonne « task » va avec le projet de la tâche.',
  courseInactive: ({ text }) => `La formation « ${text} » est inactive et ne peut pas être attribuée.`,
  headerTwice: ({ header }) => `L’en-tête « ${header} » est donné deux fois.`,
  noColumn: ({ column, columns }) => `La colonne « ${column} » n’existe pas; les colonnes sont ${columns.join(', ')}.`,
  notInFile: ({ header }) => `Le fichier n’a pas de colonne « ${header} ».`,
  empty: 'Le fichier est vide; sa première ligne doit nommer les colonnes.',
  noRows: 'Le fichier n’a aucune ligne sous son en-tête.',
  unknownColumn: ({ header, columns }) =>
    `Colonne inconnue « ${header} »; les colonnes sont ${columns.join(', ')}, séparées par des virgules, des points-virgules ou des tabulations.`,
  columnTwice: ({ column }) => `La colonne « ${column} » est donnée deux fois.`,
  columnMissing: ({ column }) => `Il manque la colonne « ${column} ».`,
  fieldCount: ({ count, expected }) =>
    `La ligne compte ${String(count)} champs, l’en-tête ${String(expected)}; un champ qui contient un séparateur se met entre guillemets.`,
  dryRun: 'Un essai n’a rien changé.',
  trialProposed: 'Un essai ne change rien : il n’y a rien à proposer. Envoyez-le sans propose.',
  undone: 'Cette importation a déjà été annulée.',
  running: 'Cette importation est encore en cours.',
  ended: 'Cette importation est déjà terminée.',
  stopped: 'Arrêtée à la main. Les lignes comptées comme lues restent telles quelles.',
  authorNotAllowed:
    'La personne qui a envoyé ce fichier ne peut plus importer : les lignes qui restaient n’ont pas été examinées.',
  brokenOff:
    'La commande a été interrompue. Les lignes comptées comme lues restent telles quelles; importez un fichier avec celles qui suivent.',
  givenUp:
    'L’importation a échoué à répétition par une faute du serveur, et a été abandonnée. Les lignes comptées comme lues restent telles quelles; importez un fichier avec celles qui suivent.',
  nothingListed: 'Rien n’indique ce que cette importation a ajouté : rien ne peut être repris.',
};
