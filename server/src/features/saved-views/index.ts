import type { Feature } from '../../kernel/catalogue.ts';
import { viewData, viewReactions } from './erase.ts';
import { mailReport, mailReports } from './mail-report.ts';
import { createSavedView, deleteSavedView, listSavedViews, updateSavedView } from './operations.ts';

export const savedViews: Feature = {
  name: 'saved-views',
  operations: [listSavedViews, createSavedView, updateSavedView, deleteSavedView],
  reactions: viewReactions,
  jobs: [mailReports, mailReport],
  // What someone looks for is their own, unless they share it.
  auditRules: [{ subject: 'saved_view', scope: null }],
  personalData: viewData,
  byProducts: [{ table: 'saved_views' }],
};
