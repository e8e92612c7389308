import type { Feature } from '../../kernel/catalogue.ts';
import { accessRules } from './access.ts';
import { createAsset, handOutAsset, updateAsset } from './assets/operations.ts';
import { listAssetCategories, listAssetRegister, listAssets, listAssetsOfEveryone } from './assets/reads.ts';
import { assetStates } from './assets/rules.ts';
import {
  createBenefit,
  listBenefits,
  listBenefitsOfEveryone,
  updateBenefit,
} from './benefits/enrollments/operations.ts';
import { enrollmentStates } from './benefits/enrollments/rules.ts';
import {
  createBenefitPlan,
  deleteBenefitPlan,
  listBenefitPlans,
  updateBenefitPlan,
} from './benefits/plans/operations.ts';
import {
  createCertification,
  listCertifications,
  listCertificationsOfEveryone,
  updateCertification,
} from './certifications/operations.ts';
import { createCompensation, previewCompensation } from './compensation/create.ts';
import { raiseCompensation } from './compensation/raise.ts';
import { listCompensation, listCompensationOfEveryone, listPlannedPay } from './compensation/reads.ts';
import { createCourse, listCourses, updateCourse } from './courses/operations.ts';
import { createCustomField, listCustomFields, updateCustomField } from './custom-fields/fields/operations.ts';
import { createCustomFieldTab, listCustomFieldTabs, updateCustomFieldTab } from './custom-fields/tabs/operations.ts';
import { tabNames } from './custom-fields/tabs/store.ts';
import {
  listCustomFieldValues,
  listCustomFieldValuesOfEveryone,
  setCustomFieldValue,
} from './custom-fields/values/set.ts';
import { recordsData } from './erase.ts';
import { createGoal, listGoals, updateGoal } from './goals/operations.ts';
import { goalStates } from './goals/rules.ts';
import { recordParts, recordSubjects } from './person-store.ts';
import {
  createCertificateRequirement,
  deleteCertificateRequirement,
  getCertificateRequirement,
  listCertificateRequirements,
  listMissingCertificates,
  updateCertificateRequirement,
} from './requirements/operations.ts';
import { remindCertificatesWanted } from './requirements/remind.ts';
import { createStock, deleteStock, handOutStock, updateStock } from './stock/operations.ts';
import { createTraining, updateTraining } from './training/operations.ts';
import { listTraining, listTrainingOfEveryone } from './training/reads.ts';
import { renewTraining } from './training/renew.ts';
import { trainingStates } from './training/rules.ts';
import { whoseRecordsAreRead } from './visibility.ts';

export { giveEquipment } from './assets/operations.ts';
export { listHeldAssets } from './assets/store.ts';
export { NewAsset, NewStock } from './assets/record.ts';
export { addToStock } from './stock/operations.ts';
export { enrollPerson } from './benefits/enrollments/operations.ts';
export { NewEnrollment } from './benefits/enrollments/record.ts';
export { listPlansNamed } from './benefits/plans/store.ts';
export { recordCertification } from './certifications/operations.ts';
export { leadersToTell, listMissingOn, missingToTell, stillMissing } from './requirements/missing-store.ts';
export { certificatesWanted } from './requirements/remind.ts';
export { NewCertification } from './certifications/record.ts';
export { listCoursesNamed } from './courses/store.ts';
export { listCustomFieldsOf } from './custom-fields/fields/store.ts';
export { setCustomValue } from './custom-fields/values/set.ts';
export { recordCompensation } from './compensation/create.ts';
export type { PayRise } from './compensation/rise.ts';
export { NewCompensation } from './compensation/record.ts';
export {
  removeCompensation,
  removeCompensationOf,
  removeEquipment,
  removeManyCertifications,
  removeManyCompensations,
  removeManyEnrollments,
  removeManyEquipment,
  removeManyTrainings,
  removeTraining,
} from './remove.ts';
export { assignTrainingAgain } from './training/operations.ts';
export { assignTraining, courseAssigned, trainingAssigned } from './training/operations.ts';
export { NewTraining } from './training/record.ts';
export { isPaidUnseen, joinPay, listPayOnDays, payHeldOn, type PayOnDay } from './compensation/store.ts';
export { type Grant, type RecordAccess, type RecordKind } from './access.ts';

const ofPeople = [
  listTraining,
  createTraining,
  updateTraining,
  listCertifications,
  createCertification,
  updateCertification,
  listAssets,
  createAsset,
  updateAsset,
  handOutAsset,
  listGoals,
  createGoal,
  updateGoal,
  listCustomFieldValues,
  setCustomFieldValue,
  listBenefits,
  createBenefit,
  updateBenefit,
  listCompensation,
  createCompensation,
  previewCompensation,
  raiseCompensation,
];
const ofOrganizations = [
  listTrainingOfEveryone,
  listCertificationsOfEveryone,
  listAssetsOfEveryone,
  listAssetRegister,
  createStock,
  updateStock,
  deleteStock,
  handOutStock,
  listCustomFieldValuesOfEveryone,
  listBenefitsOfEveryone,
  listCompensationOfEveryone,
  listPlannedPay,
  listCourses,
  createCourse,
  updateCourse,
  listAssetCategories,
  listCustomFieldTabs,
  createCustomFieldTab,
  updateCustomFieldTab,
  listCustomFields,
  createCustomField,
  updateCustomField,
  listBenefitPlans,
  createBenefitPlan,
  updateBenefitPlan,
  deleteBenefitPlan,
  listCertificateRequirements,
  getCertificateRequirement,
  createCertificateRequirement,
  updateCertificateRequirement,
  deleteCertificateRequirement,
  listMissingCertificates,
];

export const records: Feature = {
  name: 'records',
  logSubjects: recordSubjects,
  departmentParts: recordParts,
  title: 'HR records',
  summary: 'Training, certifications, equipment, goals, custom fields, benefits and compensation of a person.',
  operations: [...ofPeople, ...ofOrganizations],
  states: [trainingStates, assetStates, goalStates, enrollmentStates],
  access: accessRules,
  auditRules: [
    { subject: 'compensation', scope: 'compensation:read', tier: 'compensation' },
    { subject: 'benefit_enrollment', scope: 'benefits:read' },
  ],
  packages: [
    {
      name: 'RECORDS_KEEPING',
      sees: 'Training, certificates and equipment of others, what is in stock, and which certificates are missing.',
      does: 'Records and changes them for others, and gives out and takes back equipment.',
      never: 'Pay, benefits, leave, documents, goals and custom fields; nothing of one’s own is changed.',
    },
  ],
  names: [tabNames],
  jobs: [renewTraining, remindCertificatesWanted],
  personalData: recordsData,
  byProducts: [{ table: 'custom_field_values' }],
  sights: [{ of: 'pay', scope: 'compensation:read', isSeen: (actor) => whoseRecordsAreRead('compensation', actor) }],
};
