import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { goToProvider, type Purpose } from '../../client/provider.ts';
import { Link, useQuery } from '../../router.tsx';
import { providerTexts } from '../../texts/identity.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice, Skeleton } from '../../ui/notice.tsx';
import { Entrance } from './entrance.tsx';

const purposes: readonly string[] = ['SIGN_IN', 'CONFIRM', 'TRIAL'] satisfies Purpose[];

/** Straight to a provider: a window that was opened for it, or a link that a company gives to its people. */
export function Screen(): ReactNode {
  const [query] = useQuery();
  const providerId = query.get('provider') ?? '';
  const asked = query.get('purpose');
  const isWindow = asked !== null;
  const purpose = (purposes.find((known) => known === asked) ?? 'SIGN_IN') as Purpose;
  const [failure, setFailure] = useState<ApiError | null>(null);
  const go = useCallback((): void => {
    setFailure(null);
    goToProvider(providerId, { purpose, next: isWindow ? null : '/' }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    });
  }, [providerId, purpose, isWindow]);
  useEffect(go, [go]);
  return (
    <Entrance title={providerTexts.goTitle} foot={!isWindow && <Link to="/sign-in">{providerTexts.backToSignIn}</Link>}>
      {failure ? (
        <>
          <FailureNotice error={failure} />
          <Button isWide onClick={go}>
            {providerTexts.tryAgain}
          </Button>
        </>
      ) : (
        <Skeleton lines={2} />
      )}
    </Entrance>
  );
}
