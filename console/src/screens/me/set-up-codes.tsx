import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { type Data, write } from '../../client/hooks.ts';
import { setUpTexts } from '../../texts/factors.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton, TextInput } from '../../ui/forms.tsx';
import { FailureNotice, Skeleton } from '../../ui/notice.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Secret } from '../../ui/secret.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import './factors.css';

type Begun = Data<'/one-time-codes', 'post'>;

/** The secret for the app, the code that proves it, and the codes for the day the phone is lost. */
export function SetUpCodes({
  email,
  onDone,
  onCancel,
}: {
  readonly email: string;
  readonly onDone: () => void;
  readonly onCancel: (() => void) | null;
}): ReactNode {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isOver = false;
    write('post', '/one-time-codes').then(
      ({ data }) => !isOver && setBegun(data),
      (error: unknown) => !isOver && error instanceof ApiError && setFailure(error),
    );
    return () => {
      isOver = true;
    };
  }, []);
  if (codes) return <RecoveryCodes codes={codes} email={email} onDone={onDone} />;
  if (failure) return <FailureNotice error={failure} />;
  if (!begun) return <Skeleton />;
  return (
    <Form
      initial={{ code: '' }}
      onSubmit={async ({ code }) => {
        const { data } = await write('post', '/one-time-codes/confirm', { body: { code: code.trim() } });
        setCodes(data.recovery_codes);
      }}
    >
      <p>{setUpTexts.scan}</p>
      <QrCode label={setUpTexts.qrCode} size={begun.qr_size} path={begun.qr_path} uri={begun.uri} />
      <div>
        <p className="quiet">{setUpTexts.orType}</p>
        <Secret text={begun.secret} copy={setUpTexts.copyKey} />
      </div>
      <TextInput
        name="code"
        label={setUpTexts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired={setUpTexts.enterTheCode}
      />
      <div className="form__actions form__actions--end">
        {onCancel && <Button onClick={onCancel}>{setUpTexts.cancel}</Button>}
        <SubmitButton>{setUpTexts.turnOn}</SubmitButton>
      </div>
    </Form>
  );
}
