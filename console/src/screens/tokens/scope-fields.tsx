import type { ReactNode } from 'react';
import { scopeFieldsTexts } from '../../texts/tokens.ts';
import { Button } from '../../ui/button.tsx';
import { type Bound, CheckField } from '../../ui/field.tsx';
import { areasOf, type ScopeArea } from './scopes.ts';
import './tokens.css';

/** The scopes a role can use, by area, each with what it opens. */
export function ScopeFields({
  usable,
  field,
}: {
  readonly usable: readonly string[];
  readonly field: Bound<readonly string[]>;
}): ReactNode {
  return (
    <div className="scopes">
      {areasOf(usable).map((area) => (
        <Area key={area.title} area={area} chosen={field.value} onChange={field.set} />
      ))}
    </div>
  );
}

function Area({
  area,
  chosen,
  onChange,
}: {
  readonly area: ScopeArea;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}): ReactNode {
  const names = area.scopes.map(({ name }) => name);
  const others = chosen.filter((name) => !names.includes(name));
  const hasAll = names.every((name) => chosen.includes(name));
  return (
    <div role="group" aria-label={scopeFieldsTexts.scopes(area.title)}>
      <div className="scopes__head">
        <h3>{area.title}</h3>
        <Button
          size="small"
          kind="quiet"
          aria-label={hasAll ? scopeFieldsTexts.noneOf(area.title) : scopeFieldsTexts.allOf(area.title)}
          onClick={() => onChange(hasAll ? others : [...others, ...names])}
        >
          {hasAll ? scopeFieldsTexts.none : scopeFieldsTexts.all}
        </Button>
      </div>
      <div className="scopes__list">
        {area.scopes.map(({ name, opens }) => (
          <CheckField
            key={name}
            label={name}
            hint={opens === '' ? undefined : opens}
            field={{
              name: `scope ${name}`,
              value: chosen.includes(name),
              error: null,
              set: (isChosen) => onChange(isChosen ? [...chosen, name] : chosen.filter((other) => other !== name)),
            }}
          />
        ))}
      </div>
    </div>
  );
}
