import type { ReactNode } from 'react';
import { useCan } from '../../session.tsx';
import { fileLinksTexts } from '../../texts/imports.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { ExportKind } from '../exports/kinds.ts';
import type { ImportKind } from './kinds.ts';

/** From a list to the import and the export of what it holds. */
export function FileLinks({
  imports,
  exports,
}: {
  readonly imports?: ImportKind;
  readonly exports?: ExportKind;
}): ReactNode {
  const can = useCan();
  return (
    <>
      {imports !== undefined && can('imports.create') && (
        <ButtonLink to={`/imports/new?kind=${imports}`}>{fileLinksTexts.import}</ButtonLink>
      )}
      {exports !== undefined && can('exports.create') && (
        <ButtonLink to={`/exports?new=${exports}`}>{fileLinksTexts.export}</ButtonLink>
      )}
    </>
  );
}
