import { type ReactNode, useState } from 'react';
import type { Data } from '../../client/hooks.ts';
import { clientFileTexts as texts } from '../../texts/reports.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import '../../ui/form.css';

type Hours = Data<'/reports/hours'>;
type Asked = Readonly<Record<string, string | undefined>>;

/** Rows stand for one or two things: those of them that are clients or projects, by what the file asks for. */
function subjectsIn({
  rows,
  by,
  then_by: thenBy,
}: Hours): readonly { readonly value: string; readonly label: string }[] {
  const found = new Map<string, string>();
  for (const { id, name, then } of rows) {
    for (const [way, one] of [
      [by, { id, name }],
      [thenBy, then],
    ] as const) {
      if ((way === 'client' || way === 'project') && one?.id != null && one.name !== null) {
        found.set(`${way}_id=${one.id}`, way === 'client' ? texts.client(one.name) : one.name);
      }
    }
  }
  return [...found].map(([value, label]) => ({ value, label }));
}

/** What a client gets: day, hours, who and the note, of the days that are shown, and nothing else. */
export function ClientFile({ report, query }: { readonly report: Hours; readonly query: Asked }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const subjects = subjectsIn(report);
  if (subjects.length === 0) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.open}</Button>
      {isOpen && <ClientFileDialog subjects={subjects} query={query} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const passed = ['start_date', 'end_date', 'user_id', 'is_billable'] as const;

function ClientFileDialog({
  subjects,
  query,
  onClose,
}: {
  readonly subjects: ReturnType<typeof subjectsIn>;
  readonly query: Asked;
  readonly onClose: () => void;
}): ReactNode {
  const [subject, setSubject] = useState(subjects[0]?.value ?? '');
  const addressOf = (format: 'csv' | 'pdf'): string => {
    const asked = new URLSearchParams(subject);
    for (const name of passed) if ((query[name] ?? '') !== '') asked.set(name, query[name] ?? '');
    asked.set('format', format);
    return `/app/api/reports/work/file?${asked.toString()}`;
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className="form">
        <SelectField
          label={texts.subject}
          options={subjects}
          field={{ name: 'subject', value: subject, error: null, set: setSubject }}
        />
        <p className="quiet">{texts.holds}</p>
        <div className="form__actions">
          <a className="button" href={addressOf('csv')} download>
            {texts.csv}
          </a>
          <a className="button button--primary" href={addressOf('pdf')} download>
            {texts.pdf}
          </a>
        </div>
      </div>
    </Dialog>
  );
}
