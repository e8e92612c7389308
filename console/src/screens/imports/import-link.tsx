import type { ReactNode } from 'react';
import { useCan } from '../../session.tsx';
import { importLinkTexts } from '../../texts/imports.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { ImportKind } from './kinds.ts';

/** From a list to the import of what it holds. */
export function ImportLink({ kind }: { readonly kind: ImportKind }): ReactNode {
  const can = useCan();
  if (!can('imports.create')) return null;
  return <ButtonLink to={`/imports/new?kind=${kind}`}>{importLinkTexts.import}</ButtonLink>;
}
