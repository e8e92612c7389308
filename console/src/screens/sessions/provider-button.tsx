import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { goToProvider } from '../../client/provider.ts';
import { providerTexts } from '../../texts/identity.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/notice.tsx';

/** Where one was going, unless it was to sign in. */
const here = (): string => (location.pathname === '/sign-in' ? '/' : location.pathname + location.search);

/** Leaves for the provider; back again, one is where one was going. */
export function ProviderButton({
  id,
  name,
  email,
  isFirst,
}: {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isFirst: boolean;
}): ReactNode {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const go = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      await goToProvider(id, { purpose: 'SIGN_IN', email, next: here() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      setIsBusy(false);
    }
  };
  return (
    <>
      {failure && <FailureNotice error={failure} />}
      <Button isWide kind="primary" isBusy={isBusy} autoFocus={isFirst} onClick={() => void go()}>
        {providerTexts.continueWith(name)}
      </Button>
    </>
  );
}
