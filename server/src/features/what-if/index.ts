import type { Feature } from '../../kernel/catalogue.ts';
import { askWhatIf, explainWhatIf, getWhatIf } from './operations.ts';
import { whatIfWork } from './work.ts';

export const whatIf: Feature = {
  name: 'what-if',
  title: 'What if',
  operations: [askWhatIf, getWhatIf, explainWhatIf],
  longWork: [whatIfWork],
};
