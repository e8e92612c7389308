import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormat } from '../format.ts';
import { useSession } from '../session.tsx';
import { printTexts } from '../texts/print.ts';
import { Button } from './button.tsx';

/** Where letter is the usual paper, by CLDR; A4 elsewhere. */
const letterCountries = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** The paper of the organization's country, for the rules of the page. */
export function usePaper(): 'letter' | 'a4' {
  const { organization } = useSession();
  return letterCountries.includes(organization.country) ? 'letter' : 'a4';
}

/** Whether the page is on its way to paper: what only paper shows is made then, whole, before it is laid out. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia('print');
    const set = (isOnPaper: boolean): void => flushSync(() => setIsPrinting(isOnPaper));
    const begin = (): void => set(true);
    const end = (): void => set(false);
    const follow = ({ matches }: MediaQueryListEvent): void => set(matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}

export const PrintButton = (): ReactNode => <Button onClick={() => window.print()}>{printTexts.print}</Button>;

/** Whose paper it is and of when; on paper alone. */
export function PrintHead(): ReactNode {
  const { organization } = useSession();
  const format = useFormat();
  return (
    <div className="print-only print-head">
      <strong>{organization.name}</strong>
      <span>{printTexts.printedOn(format.day(format.today()))}</span>
    </div>
  );
}
