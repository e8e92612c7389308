import { expect, it } from 'vitest';
import { catalogue } from '../../server/src/main/catalogue.ts';
import { operations } from '../src/client/operations.ts';
import { callersOf } from './calls.ts';

/** What no screen calls, and why. A new operation gets a screen, or a line here. */
const withoutScreen: Readonly<Record<string, string>> = {
  'users.create': 'The app adds someone with all that belongs to the first day: hires.create.',
  'users.rehire': 'The app hires someone again with what they are paid: hires.again.',
  'organization.get': 'The session tells the same.',
  'timesheetCorrections.get': 'Corrections are shown on their timesheet, all of them.',
  'accessGrants.get': 'A grant is shown in the lists that hold it, whole.',
  'token.get': 'A token asks about itself.',
  'token.operations': 'A token asks what it may call.',
  'sandboxEvents.create': 'In the app one does the thing itself.',
  'events.list': 'Programs follow the feed; the app follows the stream.',
  'assets.listAll': 'For programs; the app’s register has what is in stock besides.',
  'certifications.listAll': 'For programs; on screens a certificate stands with its person.',
  'customFieldValues.listAll': 'For programs; on screens a value stands with its person.',
  'benefits.listAll': 'For programs; on screens an enrollment stands with its person.',
  'compensation.listAll': 'For programs; on screens pay stands with its person, and each look is recorded.',
  'laborBudgets.list': 'For programs; on screens a budget stands with its week.',
  'staffingRequirements.get': 'What is wanted is changed from its row in the list.',
  'shiftApplications.get': 'On screens an application stands in a list, whole.',
  'shiftApplications.listFor': 'Who applied is marked among the candidates of a shift.',
  'shiftApplications.accept': 'Chosen in the inbox by a decision, or in the week by giving the shift.',
  'shiftApplications.decline': 'Declined in the inbox, by a decision.',
  'shiftOffers.get': 'On screens an offer stands in a list, whole.',
  'certificateRequirements.get': 'A requirement is changed from its row in the list.',
  'clients.get': 'A client is changed from its row in the list.',
  'shifts.get': 'A shift is shown by the schedule that holds it.',
  'shifts.move': 'A change of many shifts does it to each of them: shifts.batchChange.',
  'documents.create': 'The app sends files as they are: documents.upload.',
  'expenseReports.addReceipt': 'The app sends files as they are: expenseReports.uploadReceipt.',
  'compensation.raise': 'The app raises pay by a bulk change, of one person or of many.',
  'assetCategories.list': 'A category is typed when something is handed out.',
};

it('the generated client knows the operations that there are: one that is missing would be looked for in vain below', () => {
  const declared = catalogue.operations.filter(({ kind }) => kind !== 'open').map(({ id }) => id);
  expect(Object.keys(operations).sort(), 'npm run generate').toEqual(declared.sort());
});

it('every operation of the catalogue has a screen, but for those listed', () => {
  const missing = Object.entries(operations)
    .filter(([, operation]) => callersOf(operation).length === 0)
    .map(([id]) => id);
  expect(missing.filter((id) => !(id in withoutScreen))).toEqual([]);
  for (const id of Object.keys(withoutScreen)) expect(Object.keys(operations)).toContain(id);
});
