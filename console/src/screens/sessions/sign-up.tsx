import { type ReactNode, useState } from 'react';
import { write } from '../../client/hooks.ts';
import { countries } from '../../countries.ts';
import { language } from '../../language.ts';
import { Link } from '../../router.tsx';
import { signUpTexts as texts } from '../../texts/sessions.ts';
import { timezones } from '../../time-zones.ts';
import { Form, SelectInput, SubmitButton, TextInput } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Entrance } from './entrance.tsx';
import { useThrottle } from './throttled.tsx';

const zones = timezones();

/** Where the browser is set to be: what most people would choose. */
const begun = () => ({
  name: '',
  country: new Intl.Locale(navigator.language).maximize().region ?? '',
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  executive: { first_name: '', last_name: '', email: '' },
});

/** An organization that someone begins, where the operator lets people. */
export function Screen(): ReactNode {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [initial] = useState(begun);
  const throttle = useThrottle();
  return (
    <Entrance
      title={texts.title}
      lead={sentTo === null ? texts.lead : undefined}
      foot={<Link to="/sign-in">{texts.backToSignIn}</Link>}
    >
      {sentTo === null ? (
        <Form
          initial={initial}
          onSubmit={(values) =>
            throttle.guard(async () => {
              const { first_name, last_name, email } = values.executive;
              const executive = { first_name: first_name.trim(), last_name: last_name.trim(), email: email.trim() };
              const body = { ...values, name: values.name.trim(), default_language: language, executive };
              await write('post', '/sign-up', { body });
              setSentTo(executive.email);
            })
          }
        >
          {throttle.notice}
          <TextInput name="name" label={texts.organization} autoComplete="organization" isRequired autoFocus />
          <SelectInput name="country" label={texts.country} options={countries()} empty={texts.choose} isRequired />
          <SelectInput name="timezone" label={texts.timezone} options={zones} isRequired />
          <TextInput name="executive.first_name" label={texts.firstName} autoComplete="given-name" isRequired />
          <TextInput name="executive.last_name" label={texts.lastName} autoComplete="family-name" isRequired />
          <TextInput
            name="executive.email"
            label={texts.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            isRequired
          />
          <SubmitButton isWide isDisabled={throttle.isBlocked}>
            {texts.send}
          </SubmitButton>
        </Form>
      ) : (
        <Notice tone="success">{texts.sent(sentTo)}</Notice>
      )}
    </Entrance>
  );
}
