import type { ReactNode } from 'react';
import { ApiError } from '../../client/error.ts';
import { useWrite } from '../../client/hooks.ts';
import { readMinutes, useFormat } from '../../format.ts';
import { sayRule, workingRulesTexts as texts } from '../../texts/working-rules.ts';
import { readNumber, typedNumber } from '../../typed-numbers.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectInput, TextInput } from '../../ui/forms.tsx';
import { optionsOf } from '../../words.ts';
import type { Rule, Rules } from './record.ts';

type Figure = keyof typeof texts.figures;
const isFigure = (name: string): name is Figure => Object.hasOwn(texts.figures, name);
/** Of these nothing means that there is no such limit. */
const mayBeEmpty: readonly Figure[] = ['in_two_weeks_minutes', 'daily_minutes', 'weekly_minutes', 'multiplier'];

const actions = Object.entries(texts.actions).map(([value, label]) => ({ value, label }));
const isAction = (value: string): value is Rule['action'] => Object.hasOwn(texts.actions, value);

interface Values {
  readonly [name: string]: string;
  readonly action: string;
}

function figureIn(name: Figure, text: string): number | null {
  if (text.trim() === '' && mayBeEmpty.includes(name)) return null;
  const read = name === 'multiplier' ? readNumber(text) : readMinutes(text);
  if (read === null || Number.isNaN(read)) {
    throw new ApiError(422, {
      error: { code: 'VALIDATION_ERROR', message: texts.hoursProblem, details: { field: name } },
    });
  }
  return read;
}

export function RuleDialog({
  rules,
  rule,
  onClose,
}: {
  readonly rules: Rules;
  readonly rule: Rule;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const save = useWrite('put', '/working-rules');
  const figures = Object.keys(rule.values).filter(isFigure);
  const shown = (name: Figure): string => {
    const value = rule.values[name];
    if (value == null) return '';
    return name === 'multiplier' ? typedNumber(value) : format.minutes(value);
  };
  return (
    <FormDialog<Values>
      title={texts.changeRule}
      action={texts.save}
      done={texts.saved}
      onClose={onClose}
      initial={{
        ...Object.fromEntries(figures.map((name) => [name, shown(name)])),
        action: rule.action,
        paid: rule.values.paid === true ? 'yes' : 'no',
        deducted: rule.values.deducted ?? 'NEVER',
      }}
      onSubmit={(values) => {
        const changed: Rule = {
          ...rule,
          values: {
            ...rule.values,
            ...Object.fromEntries(figures.map((name) => [name, figureIn(name, values[name] ?? '')])),
            ...(rule.kind === 'BREAK' && {
              paid: values['paid'] === 'yes',
              deducted: values['deducted'] === 'IF_MISSING' ? ('IF_MISSING' as const) : ('NEVER' as const),
            }),
          },
          action: isAction(values.action) ? values.action : rule.action,
        };
        const all = rules.rules.map((one) => (one.id === rule.id ? changed : one));
        return save.mutateAsync({ body: { pack: rules.pack, rules: all } });
      }}
    >
      <p>{sayRule(format, rule)}</p>
      {figures.map((name) => (
        <TextInput
          key={name}
          name={name}
          label={texts.figures[name]}
          isOptional={mayBeEmpty.includes(name)}
          {...(name !== 'multiplier' && { hint: texts.hoursHint })}
        />
      ))}
      {rule.kind === 'BREAK' && (
        <>
          <SelectInput name="paid" label={texts.paid} options={optionsOf(texts.paidOrNot)} />
          <SelectInput
            name="deducted"
            label={texts.deducted}
            hint={texts.deductedHint}
            options={optionsOf(texts.deductions)}
          />
        </>
      )}
      <SelectInput name="action" label={texts.shown} options={actions} />
    </FormDialog>
  );
}
