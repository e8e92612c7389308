import type { ReactNode } from 'react';
import { downloadText } from '../../csv.ts';
import { setUpTexts } from '../../texts/factors.ts';
import { Button, CopyButton } from '../../ui/button.tsx';
import './factors.css';

/** The one time they are on a screen. */
export function RecoveryCodes({
  codes,
  email,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onDone: () => void;
}): ReactNode {
  const text = [setUpTexts.fileTitle(email), '', ...codes, ''].join('\n');
  return (
    <div className="form">
      <div>
        <h2>{setUpTexts.keepTitle}</h2>
        <p>{setUpTexts.keepNote}</p>
      </div>
      <ul className="recovery-codes" aria-label={setUpTexts.keepTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code data-secret>{code}</code>
          </li>
        ))}
      </ul>
      <div className="form__actions">
        <CopyButton text={codes.join('\n')} label={setUpTexts.copyCodes} />
        <Button size="small" onClick={() => downloadText(setUpTexts.fileName, text)}>
          {setUpTexts.save}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          {setUpTexts.print}
        </Button>
      </div>
      <div className="form__actions form__actions--end">
        <Button kind="primary" onClick={onDone}>
          {setUpTexts.done}
        </Button>
      </div>
    </div>
  );
}
