import type { ReactNode } from 'react';
import { type Data, useWrite } from '../../client/hooks.ts';
import { chooseLanguage, type Language, languageNames, languages } from '../../language.ts';
import { useSession, useSessionControl } from '../../session.tsx';
import { languageTexts as texts } from '../../texts/language.ts';
import { SelectField } from '../../ui/field.tsx';
import { Panel } from '../../ui/page.tsx';

/** One's own language, which counts at once. */
export function LanguagePanel({ me }: { readonly me: Data<'/me'> }): ReactNode {
  const { organization } = useSession();
  const { refresh } = useSessionControl();
  const save = useWrite('patch', '/me');
  const choose = async (value: string): Promise<void> => {
    const chosen = value === '' ? null : (value as Language);
    await save.mutateAsync({ body: { language: chosen } });
    chooseLanguage(chosen ?? organization.default_language);
    await refresh();
  };
  return (
    <Panel title={texts.title} note={texts.note}>
      <SelectField
        field={{
          name: 'language',
          value: me.language ?? '',
          set: (value) => void choose(value),
          error: save.error?.message ?? null,
        }}
        label={texts.title}
        options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
        empty={texts.usual(languageNames[organization.default_language])}
        isDisabled={save.isPending}
      />
    </Panel>
  );
}
