import { type ReactNode, useEffect } from 'react';
import { chooseLanguage, language, languageNames, languages } from '../../language.ts';
import { entranceTexts } from '../../texts/entrance.ts';
import { Mark } from '../../ui/icon.tsx';
import './entrance.css';

/** The frame of what one sees before being signed in. */
export function Entrance({
  title,
  lead,
  foot,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  useEffect(() => {
    document.title = entranceTexts.pageTitle(title);
  }, [title]);
  return (
    <main className="entrance">
      <div className="entrance__brand">
        <Mark size={28} />
        {entranceTexts.muster}
      </div>
      <div className="entrance__card">
        <div>
          <h1>{title}</h1>
          {lead !== undefined && <div className="entrance__lead">{lead}</div>}
        </div>
        {children}
        {foot !== undefined && <div className="entrance__foot">{foot}</div>}
      </div>
      <Languages />
    </main>
  );
}

/** Each by its own name, for who does not read this one. */
const Languages = (): ReactNode => (
  <div className="entrance__languages">
    {languages
      .filter((other) => other !== language)
      .map((other) => (
        <button key={other} type="button" lang={other} onClick={() => chooseLanguage(other)}>
          {languageNames[other]}
        </button>
      ))}
  </div>
);
