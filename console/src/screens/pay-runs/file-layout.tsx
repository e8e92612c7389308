import type { ReactNode } from 'react';
import { type Body, useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { calledHere } from '../../language.ts';
import { payrollFileTexts as texts } from '../../texts/payroll-files.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Panel } from '../../ui/page.tsx';

export type Layout = NonNullable<Body<'/pay-runs/{id}/file-preview', 'post'>>;
type Column = Layout['columns'][number];
type Code = Layout['codes'][number];

const optionsOf = <V extends string>(labels: Readonly<Record<V, string>>) =>
  (Object.keys(labels) as V[]).map((value) => ({ value, label: labels[value] }));
const dateFormats = ['YYYY-MM-DD', 'MM/DD/YYYY', 'MM/DD/YY'] as const;
const maxColumns = 60;

interface Edited {
  readonly layout: Layout;
  readonly onChange: (layout: Layout) => void;
}

/** Everything about a file that can be set. */
export function FileLayout({ layout, onChange }: Edited): ReactNode {
  return (
    <>
      <Columns layout={layout} onChange={onChange} />
      {layout.rows_by !== 'LINE' && <Codes layout={layout} onChange={onChange} />}
      {layout.opening.length > 0 && (
        <Panel title={texts.opening} note={texts.openingHint}>
          <div className="payroll-fields">
            {layout.opening.map(({ header, text }, index) => (
              <TextField
                key={header}
                field={{
                  name: `opening-${header}`,
                  value: text,
                  set: (typed) => onChange({ ...layout, opening: layout.opening.with(index, { header, text: typed }) }),
                  error: null,
                }}
                label={header}
                maxLength={200}
              />
            ))}
          </div>
        </Panel>
      )}
      <Panel title={texts.written}>
        <div className="payroll-fields">
          <SelectField
            field={{
              name: 'rows_by',
              value: layout.rows_by,
              set: (value) => onChange({ ...layout, rows_by: value as Layout['rows_by'] }),
              error: null,
            }}
            label={texts.rowsBy}
            options={optionsOf(texts.rowsBys)}
          />
          <SelectField
            field={{
              name: 'delimiter',
              value: layout.delimiter,
              set: (value) => onChange({ ...layout, delimiter: value as Layout['delimiter'] }),
              error: null,
            }}
            label={texts.delimiter}
            options={optionsOf(texts.delimiters)}
          />
          <SelectField
            field={{
              name: 'date_format',
              value: layout.date_format,
              set: (value) => onChange({ ...layout, date_format: value as Layout['date_format'] }),
              error: null,
            }}
            label={texts.dateFormat}
            options={dateFormats.map((value) => ({ value, label: value }))}
          />
        </div>
      </Panel>
    </>
  );
}

function Columns({ layout, onChange }: Edited): ReactNode {
  const format = useFormat();
  const { columns } = layout;
  const set = (next: Column[]): void => onChange({ ...layout, columns: next });
  return (
    <Panel
      title={texts.columns}
      actions={
        columns.length < maxColumns && (
          <Button
            icon="plus"
            onClick={() =>
              set([...columns, { header: texts.column(format.number(columns.length + 1)), source: 'TEXT' }])
            }
          >
            {texts.addColumn}
          </Button>
        )
      }
    >
      <ol className="payroll-columns">
        {columns.map((column, index) => (
          <li key={index}>
            <fieldset className="payroll-fields">
              <legend className="only-read-aloud">{texts.column(format.number(index + 1))}</legend>
              <TextField
                field={{
                  name: `header-${String(index)}`,
                  value: column.header,
                  set: (header) => set(columns.with(index, { ...column, header })),
                  error: null,
                }}
                label={texts.header}
                maxLength={100}
              />
              <SelectField
                field={{
                  name: `source-${String(index)}`,
                  value: column.source,
                  set: (source) =>
                    set(columns.with(index, { header: column.header, source: source as Column['source'] })),
                  error: null,
                }}
                label={texts.source}
                options={optionsOf(texts.sources)}
              />
              {column.source === 'TEXT' && (
                <TextField
                  field={{
                    name: `text-${String(index)}`,
                    value: column.text ?? '',
                    set: (text) => set(columns.with(index, { ...column, text })),
                    error: null,
                  }}
                  label={texts.text}
                  maxLength={200}
                />
              )}
            </fieldset>
            <span className="payroll-columns__tools">
              {index > 0 && (
                <IconButton
                  icon="back"
                  label={texts.moveColumn(column.header)}
                  onClick={() => set(columns.with(index, columns[index - 1] ?? column).with(index - 1, column))}
                />
              )}
              {columns.length > 1 && (
                <IconButton
                  icon="close"
                  label={texts.removeColumn(column.header)}
                  onClick={() => set(columns.toSpliced(index, 1))}
                />
              )}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** One for each kind of hours and type of leave; what is left empty has none. */
function Codes({ layout, onChange }: Edited): ReactNode {
  const types = useList('/leave-types', {}, { pageSize: 100 });
  const { codes } = layout;
  const field = (kind: Code['kind'], type: string | null) => {
    const isIt = (code: Code): boolean => code.kind === kind && (code.leave_type_id ?? null) === type;
    const made = (code: string): Code => ({ kind, ...(type !== null && { leave_type_id: type }), code });
    return {
      name: `code-${type ?? kind}`,
      value: codes.find(isIt)?.code ?? '',
      set: (code: string) => {
        const others = codes.filter((one) => !isIt(one));
        onChange({ ...layout, codes: code.trim() === '' ? others : [...others, made(code)] });
      },
      error: null,
    };
  };
  const kinds = ['REGULAR', 'OVERTIME', 'HOLIDAY'] as const;
  return (
    <Panel title={texts.codes} note={texts.codesHint}>
      <div className="payroll-fields">
        {kinds.map((kind) => (
          <TextField key={kind} field={field(kind, null)} label={texts.kinds[kind]} maxLength={50} isOptional />
        ))}
        {(types.rows ?? [])
          .filter(({ is_paid: isPaid }) => isPaid)
          .map((type) => (
            <TextField
              key={type.id}
              field={field('LEAVE', type.id)}
              label={calledHere(type)}
              maxLength={50}
              isOptional
            />
          ))}
        <TextField field={field('LEAVE', null)} label={texts.kinds.LEAVE} maxLength={50} isOptional />
      </div>
    </Panel>
  );
}
