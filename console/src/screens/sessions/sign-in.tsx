import { type ReactNode, useState } from 'react';
import { type Data, write } from '../../client/hooks.ts';
import { Link, usePath, useQuery } from '../../router.tsx';
import { useSessionControl } from '../../session.tsx';
import { secondStepTexts } from '../../texts/factors.ts';
import { waysTexts } from '../../texts/identity.ts';
import { signInTexts } from '../../texts/sessions.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton, TextInput } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmailInput } from './email-input.tsx';
import { Entrance } from './entrance.tsx';
import { ProviderButton } from './provider-button.tsx';
import { type Asked, PasskeyButton, SecondStep, waysAsked } from './second-step.tsx';
import { useThrottle } from './throttled.tsx';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

type Provider = Data<'/session/ways', 'post'>['providers'][number];

/** Whose address it is, and what it can sign in with: the same whether anyone has it or not. */
interface Ways {
  readonly email: string;
  readonly providers: readonly Provider[];
}

export function Screen(): ReactNode {
  const { state } = useSessionControl();
  const [ways, setWays] = useState<Ways | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (asked) {
    return (
      <Entrance title={secondStepTexts.title}>
        <SecondStep asked={asked} onBack={() => setAsked(null)} />
      </Entrance>
    );
  }
  // Without a company's sign-in anywhere the ways are the same for every address.
  if (state.kind === 'signed-out' && state.offers['offers_providers'] !== true) return <OnlyStep onAsked={setAsked} />;
  if (ways && !isChanging) return <WaysStep ways={ways} onAsked={setAsked} onBack={() => setIsChanging(true)} />;
  return (
    <AddressStep
      typed={ways?.email ?? ''}
      onWays={(found) => {
        setWays(found);
        setIsChanging(false);
      }}
    />
  );
}

/** The page on which one begins to sign in. */
function Beginning({ children }: { readonly children: ReactNode }): ReactNode {
  const { state } = useSessionControl();
  return (
    <Entrance
      title={signInTexts.signIn}
      lead={signInTexts.toYourOrganizationsConsole}
      foot={
        <>
          <Link to="/forgot-password">{signInTexts.forgotYourPassword}</Link>
          {state.kind === 'signed-out' && state.offers['offers_sign_up'] === true && (
            <Link to="/sign-up">{signInTexts.beginAnOrganization}</Link>
          )}
        </>
      }
    >
      {children}
    </Entrance>
  );
}

/** Whoever has just set a password is told that it is theirs, until they try it. */
function NewPassword(): ReactNode {
  const [query] = useQuery();
  const isNew = usePath() === '/sign-in' && query.get('password') === 'set';
  return isNew && <Notice tone="success">{signInTexts.yourPasswordIsSet}</Notice>;
}

function AddressStep({ typed, onWays }: { readonly typed: string; readonly onWays: (ways: Ways) => void }): ReactNode {
  const throttle = useThrottle();
  usePasskeyAutofill();
  return (
    <Beginning>
      <Form
        initial={{ email: typed }}
        onSubmit={({ email }) =>
          throttle.guard(async () => {
            const { data } = await write('post', '/session/ways', { body: { email: email.trim() } });
            onWays({ email: email.trim(), providers: data.providers });
          })
        }
      >
        <NewPassword />
        {throttle.notice}
        <EmailInput takesPasskey />
        <SubmitButton isWide isDisabled={throttle.isBlocked}>
          {waysTexts.goOn}
        </SubmitButton>
        <PasskeyButton />
      </Form>
    </Beginning>
  );
}

/** Address and password at once. */
function OnlyStep({ onAsked }: Pick<StepProps, 'onAsked'>): ReactNode {
  const [hasTried, setHasTried] = useState(false);
  const throttle = useThrottle();
  const enter = useEnter(onAsked);
  usePasskeyAutofill();
  return (
    <Beginning>
      <Form
        initial={{ email: '', password: '' }}
        onSubmit={({ email, password }) => {
          setHasTried(true);
          return throttle.guard(() => enter(email.trim(), password));
        }}
      >
        {!hasTried && <NewPassword />}
        {throttle.notice}
        <EmailInput takesPasskey />
        <PasswordInput />
        <SubmitButton isWide isDisabled={throttle.isBlocked}>
          {signInTexts.signIn}
        </SubmitButton>
        <PasskeyButton />
      </Form>
    </Beginning>
  );
}

interface StepProps {
  readonly ways: Ways;
  readonly onAsked: (asked: Asked) => void;
  readonly onBack: () => void;
}

/** The company's own sign-in if there is one for the address, else the password; everything else behind “Other ways”. */
function WaysStep({ ways, onAsked, onBack }: StepProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { email, providers } = ways;
  const isCompany = providers.length > 0;
  return (
    <Entrance
      title={signInTexts.signIn}
      lead={email}
      foot={<Link to="/forgot-password">{signInTexts.forgotYourPassword}</Link>}
    >
      <div className="form">
        {isCompany ? <Providers ways={ways} /> : <PasswordForm email={email} onAsked={onAsked} />}
        {isOpen ? (
          <>
            {isCompany && <PasswordForm email={email} onAsked={onAsked} />}
            <PasskeyButton />
          </>
        ) : (
          <Button isWide onClick={() => setIsOpen(true)}>
            {waysTexts.otherWays}
          </Button>
        )}
        <Button isWide onClick={onBack}>
          {waysTexts.change}
        </Button>
      </div>
    </Entrance>
  );
}

const Providers = ({ ways: { email, providers } }: { readonly ways: Ways }): ReactNode => (
  <>
    <p>{waysTexts.useCompany}</p>
    {providers.map(({ id, name, organization }, index) => (
      <ProviderButton
        key={id}
        id={id}
        name={providers.length > 1 ? `${name} (${organization})` : name}
        email={email}
        isFirst={index === 0}
      />
    ))}
  </>
);

/** Signs in, or asks for the second factor. */
function useEnter(onAsked: (asked: Asked) => void): (email: string, password: string) => Promise<void> {
  const { signIn } = useSessionControl();
  return async (email, password) => {
    try {
      await signIn(email, password);
    } catch (error) {
      const ways = waysAsked(error);
      if (!ways) throw error;
      onAsked({ email, password, ways });
    }
  };
}

const PasswordInput = ({ autoFocus = false }: { readonly autoFocus?: boolean }): ReactNode => (
  <TextInput
    name="password"
    label={signInTexts.password}
    type="password"
    autoComplete="current-password"
    isRequired={signInTexts.enterYourPassword}
    autoFocus={autoFocus}
  />
);

function PasswordForm({ email, onAsked }: Pick<StepProps, 'onAsked'> & { readonly email: string }): ReactNode {
  const throttle = useThrottle();
  const enter = useEnter(onAsked);
  return (
    <Form initial={{ password: '' }} onSubmit={({ password }) => throttle.guard(() => enter(email, password))}>
      {throttle.notice}
      {/* Password managers find it under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput autoFocus />
      <SubmitButton isWide isDisabled={throttle.isBlocked}>
        {signInTexts.signIn}
      </SubmitButton>
    </Form>
  );
}
