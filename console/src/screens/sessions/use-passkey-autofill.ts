import { useEffect } from 'react';
import { ApiError } from '../../client/error.ts';
import { hasPasskeys, passkeyToSignIn } from '../../client/passkeys.ts';
import { useSessionControl } from '../../session.tsx';

/** What the passkey signs holds for fifteen minutes: a page that stays open asks for a new one before. */
const renewMs = 12 * 60_000;

/** Offers passkeys in the list that the browser shows at the e-mail address, for as long as the page is open. */
export function usePasskeyAutofill(): void {
  const { signInByPasskey } = useSessionControl();
  useEffect(() => {
    if (!hasPasskeys()) return;
    let isOver = false;
    const offer = async (): Promise<void> => {
      try {
        const answer = await passkeyToSignIn({ isAutofill: true });
        if (answer && !isOver) await signInByPasskey(answer);
      } catch (error) {
        // The button says what is wrong; no one has asked yet.
        if (!(error instanceof ApiError)) throw error;
      }
    };
    void offer();
    const timer = setInterval(() => void offer(), renewMs);
    return () => {
      isOver = true;
      clearInterval(timer);
      void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
    // Once for the page: what signs in does not change while no one is.
  }, []);
}
