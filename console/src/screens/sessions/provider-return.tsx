import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { write } from '../../client/hooks.ts';
import { type Brought, goToProvider, takeAnswer, tellWindows } from '../../client/provider.ts';
import { Link, navigate } from '../../router.tsx';
import { useSessionControl } from '../../session.tsx';
import { providerTexts } from '../../texts/identity.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice, Notice, Skeleton } from '../../ui/notice.tsx';
import { Entrance } from './entrance.tsx';

/** How it ended: with what is said, in this window. */
type Outcome =
  | { readonly kind: 'said'; readonly tone: 'success' | 'warning'; readonly text: string }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** Where a provider sends the browser back to: to sign in, to go on with what asked for a factor, or to see how a trial went. */
export function Screen(): ReactNode {
  const { refresh } = useSessionControl();
  const [it] = useState(takeAnswer);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isUnderWay = useRef(false);
  useEffect(() => {
    // Sent once, although effects may run twice.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    if (!it) {
      setOutcome({ kind: 'said', tone: 'warning', text: providerTexts.nothingBegun });
      return;
    }
    finish(it, refresh).then(setOutcome, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setOutcome({ kind: 'failed', error });
    });
  }, [it, refresh]);
  const isSignIn = it === null || it.purpose === 'SIGN_IN';
  return (
    <Entrance
      title={it?.purpose === 'TRIAL' ? providerTexts.trialTitle : providerTexts.returnTitle}
      foot={isSignIn && outcome !== null && <Link to="/sign-in">{providerTexts.otherWays}</Link>}
    >
      {outcome === null && <Skeleton lines={2} />}
      {outcome?.kind === 'said' && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {outcome?.kind === 'failed' && <FailureNotice error={outcome.error} />}
      {outcome?.kind === 'failed' && it && <Again brought={it} />}
    </Entrance>
  );
}

function Again({ brought: { providerId, purpose, next } }: { readonly brought: Brought }): ReactNode {
  const [error, setError] = useState<ApiError | null>(null);
  return (
    <>
      {error && <FailureNotice error={error} />}
      <Button
        isWide
        onClick={() => {
          goToProvider(providerId, { purpose, next }).catch((failure: unknown) => {
            if (!(failure instanceof ApiError)) throw failure;
            setError(failure);
          });
        }}
      >
        {providerTexts.tryAgain}
      </Button>
    </>
  );
}

/** null: this page is left. */
async function finish(
  { sealed, answer, purpose, providerId, next }: Brought,
  refresh: () => Promise<void>,
): Promise<Outcome | null> {
  const body = { sealed, answer };
  if (purpose === 'TRIAL') {
    const { data } = await write('post', '/identity-providers/{id}/test', { path: { id: providerId }, body });
    return {
      kind: 'said',
      tone: data.works ? 'success' : 'warning',
      text: data.problem ?? data.found ?? providerTexts.works,
    };
  }
  if (purpose === 'CONFIRM') {
    await write('post', '/session/confirm/provider', { body });
    tellWindows('confirmed');
  } else {
    await write('post', '/session/provider', { body });
    tellWindows('signed-in');
    if (next !== null) {
      await refresh();
      navigate(next, { replace: true });
      return null;
    }
  }
  window.close();
  return { kind: 'said', tone: 'success', text: providerTexts.closeThis };
}
