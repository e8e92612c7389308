import { type ReactNode, useState } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { keep, readKept } from '../../kept.ts';
import { chooseLanguage, otherOfBrowser } from '../../language.ts';
import { useSession } from '../../session.tsx';
import { offers } from '../../texts/offers.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Once, to who may read another language of ours by their browser: said in that language. */
export function LanguageOffer(): ReactNode {
  const { user } = useSession();
  const name = `language-offered.${user.id}`;
  const [isOver, setIsOver] = useState(() => readKept(name) !== null);
  const save = useWrite('patch', '/me');
  const other = otherOfBrowser();
  if (isOver || other === undefined) return null;
  const end = (): void => {
    keep(name, 'yes');
    setIsOver(true);
  };
  const take = async (): Promise<void> => {
    await save.mutateAsync({ body: { language: other } });
    end();
    chooseLanguage(other);
  };
  return (
    <Notice>
      <span className="home__waiting" lang={other}>
        {offers[other].text}
        <Button size="small" isBusy={save.isPending} onClick={() => void take()}>
          {offers[other].take}
        </Button>
        <Button size="small" onClick={end}>
          {offers[other].leave}
        </Button>
      </span>
    </Notice>
  );
}
