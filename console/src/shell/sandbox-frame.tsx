import type { ReactNode } from 'react';
import { leaveSandbox } from '../screens/sandboxes/switch.ts';
import { useSession } from '../session.tsx';
import { sandboxFrameTexts as texts } from '../texts/sandboxes.ts';
import './sandbox-frame.css';

/** Around everything in a sandbox: no one takes it for their organization. */
export function SandboxFrame(): ReactNode {
  const { organization } = useSession();
  return (
    <>
      <div className="sandbox-frame" aria-hidden="true" />
      <aside className="sandbox-bar" aria-label={texts.frame}>
        <span>
          <strong>{organization.name}</strong> · {texts.nobodyIsReal}
        </span>
        <button type="button" className="button button--small" onClick={() => void leaveSandbox()}>
          {texts.back}
        </button>
      </aside>
    </>
  );
}
