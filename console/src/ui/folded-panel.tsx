import { type ReactNode, useState } from 'react';
import { foldedTexts as texts } from '../texts/folded.ts';
import { Button } from './button.tsx';
import { Panel } from './page.tsx';

/** For what few come for: it is read once it is opened. */
export function FoldedPanel({
  title,
  note,
  startsOpen = false,
  children,
}: {
  readonly title: string;
  readonly note?: ReactNode;
  /** Someone has come for it. */
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <Panel
      title={title}
      note={note}
      actions={
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.hideNamed(title) : texts.showNamed(title)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.hide : texts.show}
        </Button>
      }
    >
      {isOpen && children}
    </Panel>
  );
}
