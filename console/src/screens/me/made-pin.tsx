import type { ReactNode } from 'react';
import type { Data } from '../../client/hooks.ts';
import { kioskPinTexts as texts } from '../../texts/kiosks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PrintButton } from '../../ui/print.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Secret } from '../../ui/secret.tsx';

/** A PIN that was made, on a screen this once: its digits, and the code of it for a camera. */
export function MadePin({
  made,
  title,
  said,
  onClose,
}: {
  readonly made: Data<'/me/kiosk-pin', 'post'>;
  readonly title: string;
  readonly said: string;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{said}</p>
      <QrCode label={texts.qrCode} size={made.qr_size} path={made.qr_path} />
      <div>
        <p className="quiet">{texts.madePin}</p>
        <Secret text={made.pin} copy={texts.copyPin} />
      </div>
      <div className="form__actions form__actions--end">
        <PrintButton />
        <Button kind="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Dialog>
  );
}
