import { type ReactNode, useState } from 'react';
import { type Item, useList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { type Language, languages } from '../../language.ts';
import { useCan, useSession } from '../../session.tsx';
import { announcementTexts as texts } from '../../texts/announcements.ts';
import { AudienceInput, audienceOf, type AudienceValue, everyoneChosen } from '../../ui/audience-input.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, TextAreaInput, TextInput } from '../../ui/forms.tsx';
import { Failure, Skeleton, State } from '../../ui/notice.tsx';
import { Page, Panel, Status } from '../../ui/page.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useToast } from '../../ui/toast.tsx';
import { addDays } from '../leave/days.ts';
import './announcements.css';

type Received = Item<'/announcements/mine'>;
type Made = Item<'/announcements'>;

/** What was announced to me; for those who announce, what was and who has read it. */
export function Screen(): ReactNode {
  const can = useCan();
  const [isWriting, setIsWriting] = useState(false);
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        can('announcements.create') && (
          <Button kind="primary" icon="plus" onClick={() => setIsWriting(true)}>
            {texts.new}
          </Button>
        )
      }
    >
      <Mine />
      {can('announcements.list') && <All />}
      {isWriting && <WriteDialog onClose={() => setIsWriting(false)} />}
    </Page>
  );
}

function Mine(): ReactNode {
  const list = useList('/announcements/mine', {}, { pageSize: 100 });
  const { rows, error, reload, nameOf } = list;
  return (
    <Panel title={texts.mine} note={texts.mineNote}>
      {rows === undefined ? (
        error ? (
          <Failure error={error} retry={reload} />
        ) : (
          <Skeleton lines={4} />
        )
      ) : rows.length === 0 ? (
        <State icon="info" title={texts.noneTitle}>
          {texts.none}
        </State>
      ) : (
        <ul className="announcements">
          {rows.map((one) => (
            <One key={one.id} one={one} author={nameOf(one.author_id)} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function One({ one, author }: { readonly one: Received; readonly author: string | null }): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const read = useWrite('post', '/announcements/{id}/read');
  const when = format.day(format.dayOf(one.created_at));
  return (
    <li className="announcement">
      <h3 className="announcement__title">{one.title}</h3>
      <p className="announcement__text">{one.text}</p>
      <div className="announcement__foot">
        <span className="quiet">
          {author === null ? when : texts.by(author, when)} · {texts.until(format.day(one.until))}
        </span>
        {one.read_at === null ? (
          <Button
            size="small"
            isBusy={read.isPending}
            onClick={() => read.mutate({ path: { id: one.id } }, { onError: (error) => toast(error.message) })}
          >
            {texts.iHaveRead}
            <span className="only-read-aloud"> {one.title}</span>
          </Button>
        ) : (
          <Status tone="good">{texts.readIt}</Status>
        )}
      </div>
    </li>
  );
}

function All(): ReactNode {
  const format = useFormat();
  const can = useCan();
  const list = useList('/announcements');
  const [ending, setEnding] = useState<Made | null>(null);
  const columns: readonly TableColumn<Made>[] = [
    { id: 'what', title: texts.what, kind: 'lead', cell: ({ title }) => title },
    { id: 'author', title: texts.author, cell: ({ author_id: id }) => list.nameOf(id) },
    {
      id: 'read',
      title: texts.readers,
      cell: ({ read, people, title }) => (
        <Progress label={`${texts.readers}: ${title}`} done={read} all={people}>
          {texts.readOf(read, people)}
        </Progress>
      ),
    },
    { id: 'until', title: texts.untilColumn, cell: ({ until }) => format.day(until) },
    {
      id: 'status',
      title: texts.status,
      cell: ({ is_current: isCurrent, ended_at: ended }) =>
        isCurrent ? (
          <Status tone="good">{texts.current}</Status>
        ) : (
          <Status>{ended === null ? texts.over : texts.ended}</Status>
        ),
    },
    {
      id: 'actions',
      title: texts.actions,
      kind: 'actions',
      cell: (one) =>
        one.is_current &&
        can('announcements.end') && (
          <Button size="small" onClick={() => setEnding(one)}>
            {texts.end}
            <span className="only-read-aloud"> {one.title}</span>
          </Button>
        ),
    },
  ];
  return (
    <>
      <DataTable
        label={texts.made}
        noun={texts.noun}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={texts.empty}
      />
      {ending && <EndDialog one={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

interface Values {
  readonly audience: AudienceValue;
  readonly title: string;
  readonly text: string;
  readonly until: string;
  /** By language; empty where it is not said. */
  readonly translations: Partial<Record<Language, { readonly title?: string; readonly text?: string }>>;
}

const saidIn = (translations: Values['translations']): Record<string, { title: string; text: string }> =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, { title = '', text = '' }]) =>
      title.trim() === '' && text.trim() === '' ? [] : [[language, { title: title.trim(), text: text.trim() }]],
    ),
  );

/** For people who read another language than the organization's; closed, as most announcements have one. */
function OtherLanguages(): ReactNode {
  const { organization } = useSession();
  return languages
    .filter((language) => language !== organization.default_language)
    .map((language) => (
      <details key={language}>
        <summary>{texts.alsoIn[language]}</summary>
        <TextInput
          name={`translations.${language}.title`}
          label={texts.subjectIn[language]}
          maxLength={150}
          isOptional
        />
        <TextAreaInput name={`translations.${language}.text`} label={texts.textIn[language]} isOptional />
      </details>
    ));
}

function WriteDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const format = useFormat();
  const create = useWrite('post', '/announcements');
  return (
    <FormDialog<Values, Made>
      title={texts.new}
      action={texts.announce}
      initial={{
        audience: everyoneChosen,
        title: '',
        text: '',
        until: addDays(format.today(), 14),
        translations: {},
      }}
      onClose={onClose}
      done={({ people }) => texts.announced(people)}
      onSubmit={({ audience, title, text, until, translations }) =>
        create.mutateAsync({
          body: {
            title: title.trim(),
            text: text.trim(),
            until,
            audience: audienceOf(audience),
            translations: saidIn(translations),
          },
        })
      }
    >
      <TextInput name="title" label={texts.subject} maxLength={150} isRequired autoFocus />
      <TextAreaInput name="text" label={texts.text} isRequired />
      <OtherLanguages />
      <AudienceInput name="audience" label={texts.who} />
      <DayInput name="until" label={texts.lastDay} isRequired />
    </FormDialog>
  );
}

function EndDialog({ one, onClose }: { readonly one: Made; readonly onClose: () => void }): ReactNode {
  const end = useWrite('post', '/announcements/{id}/end');
  return (
    <ConfirmDialog
      title={texts.endTitle(one.title)}
      action={texts.end}
      done={texts.endDone}
      onClose={onClose}
      onConfirm={() => end.mutateAsync({ path: { id: one.id } })}
    >
      {texts.endText}
    </ConfirmDialog>
  );
}
