import type { Feature } from '../../kernel/catalogue.ts';
import { getWorkingRules, updateWorkingRules } from './operations.ts';

export { ourRules, packOf, packs } from './packs.ts';
export { judgedRules, type RuleInForce, rulesInForce, warningRules } from './rules-in-force.ts';
/**
 * The one evaluator of rest, breaks and hours. `breachesOf(spans, rules, calendar)` takes the work of one person, planned or worked;
 * `warningRules(settings.working_rules)` are the rules, `workCalendar(organization)` the calendar. What a further span would break
 * is what `breachesOf` answers with it and not without it.
 */
export { type Breach, breachesOf, breakRuleFor, type WorkCalendar, workCalendar, type WorkSpan } from './evaluate.ts';

export const workingRules: Feature = {
  name: 'working-rules',
  title: 'Working rules',
  summary: 'Rest, breaks, longest days and weeks: which rules apply, and what law they are from.',
  operations: [getWorkingRules, updateWorkingRules],
};
