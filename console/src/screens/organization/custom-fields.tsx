import { type ReactNode, useState } from 'react';
import { useList } from '../../client/hooks.ts';
import { roleNames } from '../../texts/names.ts';
import { customFieldsTexts, fieldTypeNames, recordSettingsTexts } from '../../texts/organization/records.ts';
import { Button } from '../../ui/button.tsx';
import { State } from '../../ui/notice.tsx';
import { Chip, Panel } from '../../ui/page.tsx';
import { PendingPanel } from '../../ui/pending.tsx';
import { type CustomField, FieldDialog, type FieldTab, TabDialog } from './custom-field-dialogs.tsx';

type Asked =
  | { readonly what: 'tab'; readonly tab: FieldTab | null }
  | { readonly what: 'field'; readonly field: CustomField | null; readonly tabId: string };

export function CustomFields(): ReactNode {
  const tabs = useList('/custom-field-tabs', {}, { pageSize: 100 });
  const fields = useList('/custom-fields', {}, { pageSize: 100 });
  const [asked, setAsked] = useState<Asked | null>(null);
  const error = tabs.error ?? fields.error;
  if (error || !tabs.rows || !fields.rows) return <PendingPanel read={{ error, reload: tabs.reload }} />;
  const [shownTabs, shownFields] = [tabs.rows, fields.rows];
  return (
    <>
      <Panel
        title={recordSettingsTexts.fieldsTitle}
        note={recordSettingsTexts.fieldsNote}
        actions={
          <Button kind="primary" icon="plus" onClick={() => setAsked({ what: 'tab', tab: null })}>
            {recordSettingsTexts.addTab}
          </Button>
        }
      >
        {shownTabs.length === 0 && (
          <State icon="info" title={recordSettingsTexts.tabsEmptyTitle}>
            {recordSettingsTexts.tabsEmpty}
          </State>
        )}
      </Panel>
      {shownTabs.map((tab) => (
        <TabPanel
          key={tab.id}
          tab={tab}
          fields={shownFields.filter(({ tab_id }) => tab_id === tab.id)}
          onAsk={setAsked}
        />
      ))}
      {asked?.what === 'tab' && <TabDialog tab={asked.tab} onClose={() => setAsked(null)} />}
      {asked?.what === 'field' && (
        <FieldDialog field={asked.field} tabId={asked.tabId} tabs={shownTabs} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

function TabPanel({
  tab,
  fields,
  onAsk,
}: {
  readonly tab: FieldTab;
  readonly fields: readonly CustomField[];
  readonly onAsk: (asked: Asked) => void;
}): ReactNode {
  const seenBy = tab.visible_to_roles.map((role) => roleNames[role]).join(', ');
  return (
    <Panel
      title={tab.name}
      note={
        <>
          {!tab.is_active && <Chip>{recordSettingsTexts.tabHidden}</Chip>}{' '}
          {seenBy === '' ? recordSettingsTexts.tabSeenHint : customFieldsTexts.alsoSeenBy(seenBy)}
        </>
      }
      actions={
        <>
          <Button size="small" onClick={() => onAsk({ what: 'tab', tab })}>
            {recordSettingsTexts.changeTab}
            <span className="only-read-aloud"> {tab.name}</span>
          </Button>
          <Button
            size="small"
            aria-label={customFieldsTexts.addFieldTo(tab.name)}
            onClick={() => onAsk({ what: 'field', field: null, tabId: tab.id })}
          >
            {recordSettingsTexts.addField}
          </Button>
        </>
      }
    >
      {fields.length === 0 ? (
        <p className="quiet">{recordSettingsTexts.fieldsEmpty}</p>
      ) : (
        <ul className="settings-records">
          {fields.map((field) => (
            <li key={field.id}>
              <span>
                {field.label}
                <span className="quiet">
                  {' '}
                  {field.options.length === 0
                    ? fieldTypeNames[field.type]
                    : customFieldsTexts.typeWithChoices(fieldTypeNames[field.type], field.options.join(', '))}
                </span>
              </span>
              <Button size="small" kind="quiet" onClick={() => onAsk({ what: 'field', field, tabId: tab.id })}>
                {customFieldsTexts.change}
                <span className="only-read-aloud"> {field.label}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
