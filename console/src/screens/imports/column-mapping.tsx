import type { ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { columnMappingTexts } from '../../texts/imports.ts';
import { SelectField } from '../../ui/field.tsx';
import type { Sheet } from './csv.ts';
import type { KindInfo } from './kinds.ts';
import { type Mapping, nameOfColumn, type ValueFormat } from './mapping.ts';
import type { Recognised } from './use-recognised.ts';

type Understood = Recognised['values'][number];

const formatsOf: Readonly<Record<'date' | 'number', readonly ValueFormat[]>> = {
  date: ['ymd', 'dmy', 'mdy', 'serial'],
  number: ['point', 'comma'],
};

/** Each column of the file beside what Muster takes it for, with what the first rows have in it and how that is read. */
export function ColumnMapping({
  info,
  sheet,
  mapping,
  values,
  onChange,
  onFormat,
}: {
  readonly info: KindInfo;
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly values: readonly Understood[];
  readonly onChange: (mapping: Mapping) => void;
  readonly onFormat: (column: string, format: ValueFormat) => void;
}): ReactNode {
  const options = info.columns.map((column) => ({ value: column.name, label: nameOfColumn(column.name, info) }));
  return (
    <div className="form__grid">
      {sheet.header.map((name, index) => {
        const example = sheet.rows[0]?.[index] ?? '';
        const title = name === '' ? columnMappingTexts.column(index + 1) : name;
        const column = mapping[index] ?? null;
        const understood = values.find((each) => each.column === column);
        return (
          <div key={index} className="mapped">
            <SelectField
              label={title}
              hint={example === '' ? undefined : columnMappingTexts.suchAs(example.slice(0, 60))}
              empty={columnMappingTexts.leaveItOut}
              options={options}
              field={{
                name: `column ${String(index)}`,
                value: column ?? '',
                error: null,
                set: (value) =>
                  onChange(
                    sheet.header.map((_, other) => (other === index ? value || null : (mapping[other] ?? null))),
                  ),
              }}
            />
            {column !== null && understood && (
              <Written
                title={title}
                understood={understood}
                info={info}
                onFormat={(format) => onFormat(column, format)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** How a column of days or numbers is read, with an example; changeable. */
function Written({
  title,
  understood: { column, format, is_certain, examples },
  info,
  onFormat,
}: {
  readonly title: string;
  readonly understood: Understood;
  readonly info: KindInfo;
  readonly onFormat: (format: ValueFormat) => void;
}): ReactNode {
  const show = useFormat();
  const type = info.columns.find(({ name }) => name === column)?.type;
  if (format === null || type === undefined || type === 'text' || examples.length === 0) return null;
  const said = examples.map(({ text, understood }) => {
    if (understood === null) return columnMappingTexts.notUnderstood(text);
    return columnMappingTexts.understood(
      text,
      type === 'date' ? show.day(understood) : show.number(Number(understood)),
    );
  });
  return (
    <SelectField
      label={columnMappingTexts.howItIsWritten(title)}
      hint={[...(is_certain ? [] : [columnMappingTexts.uncertain]), said.join('; ')].join(' ')}
      options={formatsOf[type].map((value) => ({ value, label: columnMappingTexts.formats[value] }))}
      field={{ name: `format ${column}`, value: format, error: null, set: (value) => onFormat(value as ValueFormat) }}
    />
  );
}
