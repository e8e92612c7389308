import type { ReactNode } from 'react';
import { columnMappingTexts } from '../../texts/imports.ts';
import { SelectField } from '../../ui/field.tsx';
import type { Sheet } from './csv.ts';
import type { KindInfo } from './kinds.ts';
import { type Mapping, nameOfColumn } from './mapping.ts';

/** Each column of the file beside what Muster takes it for, with what the first row has in it. */
export function ColumnMapping({
  info,
  sheet,
  mapping,
  onChange,
}: {
  readonly info: KindInfo;
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}): ReactNode {
  const options = info.columns.map(({ name }) => ({ value: name, label: nameOfColumn(name) }));
  return (
    <div className="form__grid">
      {sheet.header.map((name, index) => {
        const example = sheet.rows[0]?.[index] ?? '';
        return (
          <SelectField
            key={index}
            label={name === '' ? columnMappingTexts.column(index + 1) : name}
            hint={example === '' ? undefined : columnMappingTexts.suchAs(example.slice(0, 60))}
            empty={columnMappingTexts.leaveItOut}
            options={options}
            field={{
              name: `column ${String(index)}`,
              value: mapping[index] ?? '',
              error: null,
              set: (value) =>
                onChange(sheet.header.map((_, other) => (other === index ? value || null : (mapping[other] ?? null)))),
            }}
          />
        );
      })}
    </div>
  );
}
