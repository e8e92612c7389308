import type { Item } from '../../client/hooks.ts';
import { counted } from '../counted.ts';
import type * as en from '../expenses.ts';
import type { Translated } from '../translated.ts';

type Report = Item<'/expense-reports'>;

export const statusNames: Readonly<Record<Report['status'], string>> = {
  DRAFT: 'Brouillon',
  SUBMITTED: 'Soumise',
  PENDING_APPROVAL: 'À l’étude',
  APPROVED: 'Approuvée',
  REJECTED: 'Rejetée',
  PAID: 'Payée',
};

export const typeNames: Readonly<Record<Report['report_type'], string>> = {
  REIMBURSEMENT: 'À rembourser',
  CORPORATE_CARD: 'Payée par carte de l’entreprise',
  TRAVEL: 'Voyage d’affaires',
};

export const expenseNames: Readonly<Record<Report['line_items'][number]['expense_type'], string>> = {
  MEALS: 'Repas',
  GROUND_TRANSPORT: 'Taxi, autobus ou train',
  ACCOMMODATION: 'Hébergement',
  AIRFARE: 'Billet d’avion',
  ENTERTAINMENT: 'Représentation',
  SUPPLIES: 'Fournitures',
  COMMUNICATION: 'Téléphone et Internet',
  TRAINING: 'Formation',
  OTHER: 'Autre chose',
};

export const perDiemNames: Readonly<Record<Report['per_diems'][number]['per_diem_type'], string>> = {
  FULL_DAY: 'Journée complète',
  PARTIAL_DAY: 'Partie de journée',
  BREAKFAST: 'Déjeuner',
  LUNCH: 'Dîner',
  DINNER: 'Souper',
  INCIDENTALS: 'Faux frais',
};

export const unitNames: Readonly<Record<Report['mileage'][number]['unit'], string>> = {
  KILOMETERS: 'Kilomètres',
  MILES: 'Milles',
};

export const allowanceNames: Readonly<Record<Report['per_diems'][number]['per_diem_type'], string>> = {
  FULL_DAY: 'Indemnité : journée complète',
  PARTIAL_DAY: 'Indemnité : partie de journée',
  BREAKFAST: 'Indemnité : déjeuner',
  LUNCH: 'Indemnité : dîner',
  DINNER: 'Indemnité : souper',
  INCIDENTALS: 'Indemnité : faux frais',
};

export const distances: Readonly<Record<Report['mileage'][number]['unit'], (distance: string) => string>> = {
  KILOMETERS: (distance) => `${distance} km`,
  MILES: (distance) => `${distance} mi`,
};

export const expensesTexts: Translated<typeof en.expensesTexts> = {
  title: 'Notes de frais',
  start: 'Nouvelle note de frais',
  emptyTitle: 'Encore aucune note de frais',
  empty: 'Commencez une note quand vous avez payé quelque chose pour le travail. Une photo du reçu suffit.',
  lead: 'Ce que vous avez payé pour le travail et voulez vous faire rembourser.',
  save: 'Enregistrer le brouillon',
  saved: 'Modifications enregistrées.',
  submit: 'Soumettre',
  receiptHint: 'Les photos sont réduites avant d’être envoyées. Fichiers PDF de 25 Mo au plus.',
  noReceipts: 'Encore aucun reçu.',
  total: 'Total',
  totalAfterSaving: 'Le total est calculé à l’enregistrement.',
  totalBeforeChanges: 'Selon le dernier enregistrement; enregistrez pour le voir avec vos modifications.',
};

export const decideDialogsTexts: Translated<typeof en.decideDialogsTexts> = {
  paidTo: (name) => `L’argent va à : ${name}.`,
  payTitle: (count) => counted(count, { one: 'Marquer comme payée', other: 'Marquer # notes de frais comme payées' }),
  markAsPaid: 'Marquer comme payée',
  bankTransfer: 'Virement bancaire',
  payText:
    'Muster ne déplace pas d’argent. Cette action inscrit que la note de frais a été payée et en informe la personne.',
  howItWasPaid: 'Mode de paiement',
  reference: 'Référence',
  paymentReferenceHint: 'Le numéro ou le nom du paiement à la banque ou dans la paie.',
  rejectTitle: (count) => counted(count, { one: 'Rejeter la note de frais', other: 'Rejeter # notes de frais' }),
  reject: 'Rejeter',
  sayWhy: 'Dites pourquoi : la personne le lira.',
  hint: 'La personne le lira; elle peut modifier la note de frais et la soumettre de nouveau.',
};

export const linesTexts: Translated<typeof en.linesTexts> = {
  remove: 'Retirer',
  currency: 'Devise',
  exchangeRate: 'Taux de change',
  exchangeRateHint: (currency, own) => `Ce que vaut 1 ${currency} en ${own}.`,
  whatYouPaidFor: 'Ce que vous avez payé',
  lineItemsNote: 'Une ligne pour chaque élément de vos reçus.',
  expense: (number) => `Dépense ${number}`,
  removeExpense: (number) => `Retirer la dépense ${number}`,
  addAnExpense: 'Ajouter une dépense',
  date: 'Date',
  kind: 'Type',
  paidTo: 'Payé à',
  whatFor: 'Objet',
  amountPaid: 'Montant payé',
  amountPaidHint: 'Au total, comme sur le reçu.',
  receipt: 'Reçu',
  none: 'Aucun',
  taxesAndTip: 'Taxes et pourboire',
  within: (amount) => `dont ${amount} de taxes`,
  gst: 'TPS',
  vat: 'TVA ou TPS',
  pst: 'TVP',
  hst: 'TVH',
  qst: 'TVQ',
  tip: 'Pourboire',
  dailyAllowances: 'Indemnités journalières',
  perDiemsNote: 'Des montants fixes pour les journées et les repas en déplacement.',
  allowance: (number) => `Indemnité ${number}`,
  removeAllowance: (number) => `Retirer l’indemnité ${number}`,
  addAnAllowance: 'Ajouter une indemnité',
  for: 'Pour',
  howMany: 'Nombre',
  amountForOne: 'Montant unitaire',
  aMealWasProvided: 'Un repas était fourni',
  mileage: 'Kilométrage',
  mileageNote: 'Les trajets dans votre propre voiture.',
  drive: (number) => `Trajet ${number}`,
  removeDrive: (number) => `Retirer le trajet ${number}`,
  addADrive: 'Ajouter un trajet',
  fromWhereToWhere: 'D’où à où',
  distance: 'Distance',
  oneWay: 'Aller simple.',
  countedIn: 'Unité',
  rateForOne: 'Tarif par unité',
  thereAndBack: 'Aller-retour',
};

export const listTexts: Translated<typeof en.listTexts> = {
  report: 'Note de frais',
  number: 'Numéro',
  status: 'État',
  started: 'Commencée le',
  settled: 'Règlement',
  receipts: 'Reçus',
  myExpenseReports: 'Mes notes de frais',
  noun: (count) => counted(count, { one: '# note de frais', other: '# notes de frais' }),
  anyStatus: 'Tous les états',
};

export const newTexts: Translated<typeof en.newTexts> = {
  theFileCould: 'Le fichier n’a pas pu être lu.',
  theDraftWasSaved: (reason) => `Le brouillon est enregistré, mais : ${reason}`,
  newExpenseReport: 'Nouvelle note de frais',
  saved: 'Note de frais enregistrée.',
  titleOf: (day) => `Frais du ${day}`,
  restored: (when) => `Voici ce que vous avez écrit le ${when}. Cette note n’existe que sur cet appareil.`,
  startOver: 'Recommencer',
};

export const receiptsTexts: Translated<typeof en.receiptsTexts> = {
  receipts: 'Reçus',
  dropPhotosOrPDFFiles: 'ou déposez des photos ou des fichiers PDF ici',
  addAReceipt: 'Ajouter un reçu',
  receiptFiles: 'Fichiers de reçus',
  download: (fileName) => `Télécharger ${fileName}`,
  remove: 'Retirer',
};

export const reportFormTexts: Translated<typeof en.reportFormTexts> = {
  costCenter: 'Centre de coûts',
  costCenterHint: 'Le nom que lui donne la comptabilité.',
  payTo: 'À payer à',
  payToHint: 'Un nom, si l’argent doit aller à quelqu’un d’autre que vous.',
  billable: 'Facturée à un client',
  asTheProject: 'Comme le projet',
  billed: 'Oui',
  notBilled: 'Non',
  expenseReport: 'Note de frais',
  waitsForReceipt: 'En attente du reçu…',
  receiptMissing: 'Un reçu n’est pas prêt. Essayez de nouveau ou écartez-le.',
  nothingToSubmit: 'Ajoutez une dépense, une indemnité ou un trajet pour soumettre.',
  about: 'À propos',
  title: 'Titre',
  enterATitle: 'Entrez un titre.',
  enterTheAmount: 'Saisissez le montant payé.',
  moreTaxThanPaid: 'Les taxes et le pourboire dépassent le montant payé.',
  titlePlaceholder: 'Visite d’un fournisseur à Montréal',
  howItIsSettled: 'Règlement',
  currencyOfTheTotal: 'Devise du total',
  project: 'Projet',
  noProject: 'Aucun projet',
  firstDayOfTheTrip: 'Premier jour du voyage',
  lastDayOfTheTrip: 'Dernier jour du voyage',
  whyYouTravelled: 'Motif du voyage',
  remarks: 'Remarques',
};

export const reportLinesTexts: Translated<typeof en.reportLinesTexts> = {
  driveThereAndBack: 'Trajet aller-retour',
  drive: 'Trajet',
  whatWasClaimed: 'Ce qui est réclamé',
  lines: 'Lignes',
  date: 'Date',
  kind: 'Type',
  details: 'Détails',
  amount: 'Montant',
};

export const reportTexts: Translated<typeof en.reportTexts> = {
  costCenter: 'Centre de coûts',
  payTo: 'À payer à',
  billable: 'Facturée à un client',
  yes: 'Oui',
  no: 'Non',
  expensesToPay: 'Frais à rembourser',
  expenseReport: 'Note de frais',
  rejectedBy: (name) => `Note de frais rejetée par ${name}.`,
  rejected: 'Note de frais rejetée.',
  removeTitle: (fileName) => `Retirer ${fileName}?`,
  remove: 'Retirer',
  removeText: 'Le fichier est supprimé pour de bon. Les lignes qui s’y rapportent restent.',
  about: 'À propos',
  settled: 'Règlement',
  trip: 'Voyage',
  whyTheyTravelled: 'Motif du voyage',
  project: 'Projet',
  department: 'Service',
  remarks: 'Remarques',
  delete: 'Supprimer',
  takenUp: 'La personne et les autres responsables de l’approbation voient que vous l’examinez.',
  takeUp: 'Examiner',
  reject: 'Rejeter',
  approved: 'Note de frais approuvée.',
  approve: 'Approuver',
  markAsPaid: 'Marquer comme payée',
  markedAsPaid: 'Note de frais marquée comme payée.',
  deleteTitle: (title) => `Supprimer ${title}?`,
  theReportWasDeleted: 'La note de frais a été supprimée.',
  deleteText: (reportNumber) =>
    `Ses lignes et ses reçus disparaissent avec elle. Le numéro ${reportNumber} ne sert plus.`,
};

export const sendTexts: Translated<typeof en.sendTexts> = {
  submittedAndApproved: (reportNumber) => `Note de frais soumise et approuvée, ${reportNumber}`,
  submitted: (reportNumber) => `Note de frais soumise, ${reportNumber}`,
};

export const sentFilesTexts: Translated<typeof en.sentFilesTexts> = {
  receiptsOnTheirWay: 'Reçus en cours d’envoi',
  sending: (name) => `Envoi : ${name}`,
  stop: 'Arrêter',
  wasNotSent: (name, problem) => `${name} n’a pas été envoyé. ${problem}`,
  tryAgain: 'Réessayer',
  dismiss: 'Écarter',
};

export const shrinkTexts: Translated<typeof en.shrinkTexts> = {
  isNeitherAPictureNor: (name) => `${name} n’est ni une image ni un fichier PDF.`,
  isTooLarge: (name) => `${name} est trop volumineux : 25 Mo au plus.`,
  thisBrowserCannotMakePictures: 'Ce navigateur ne peut pas réduire les images.',
};

export const summaryTexts: Translated<typeof en.summaryTexts> = {
  expenses: 'Dépenses',
  dailyAllowances: 'Indemnités journalières',
  mileage: 'Kilométrage',
  taxesWithin: 'Taxes comprises',
  totals: 'Totaux',
  startedBy: (name) => `Commencée par ${name}`,
  submitted: 'Soumise',
  looksAtIt: (approver) => `${approver} l’examine`,
  approvedByTheOrganizationsRule: 'Approuvée selon la règle de l’organisation',
  approvedBy: (approver) => `Approuvée par ${approver}`,
  rejected: 'Rejetée',
  rejectedBy: (approver) => `Rejetée par ${approver}`,
  paidOn: (day) => `Payée le ${day}`,
  history: 'Historique',
  decides: (approver) => `La décision revient à ${approver}.`,
};

export const toPayTexts: Translated<typeof en.toPayTexts> = {
  report: 'Note de frais',
  person: 'Personne',
  payTo: 'À payer à',
  number: 'Numéro',
  status: 'État',
  submitted: 'Soumise le',
  receipts: 'Reçus',
  costCenter: 'Centre de coûts',
  billable: 'Facturée à un client',
  yes: 'Oui',
  no: 'Non',
  expensesToPay: 'Frais à rembourser',
  expensesToPayLead: 'Ce qui est approuvé et attend son paiement.',
  noun: (count) => counted(count, { one: '# note de frais', other: '# notes de frais' }),
  readyToPay: 'Prêtes à payer',
  exportWhatIsShown: 'Exporter',
  empty: {
    title: 'Rien à payer',
    text: 'Les notes de frais approuvées s’affichent ici jusqu’à ce qu’elles soient marquées comme payées.',
  },
  title: 'Titre',
  approved: 'Approuvée le',
  currency: 'Devise',
  total: 'Total',
  paid: 'Payée le',
  method: 'Mode de paiement',
  reference: 'Référence',
  said: {
    approve: (count) =>
      counted(count, { one: '# note de frais a été approuvée.', other: '# notes de frais ont été approuvées.' }),
    reject: (count) =>
      counted(count, { one: '# note de frais a été rejetée.', other: '# notes de frais ont été rejetées.' }),
    pay: (count) =>
      counted(count, {
        one: '# note de frais a été marquée comme payée.',
        other: '# notes de frais ont été marquées comme payées.',
      }),
  },
  approve: 'Approuver',
  reject: 'Rejeter',
  markAsPaid: 'Marquer comme payée',
  ownLeftOut: (count) =>
    counted(count, {
      one: 'Votre propre note est laissée de côté\u00a0: une autre personne en décide.',
      other: 'Vos # notes sont laissées de côté\u00a0: une autre personne en décide.',
    }),
};
