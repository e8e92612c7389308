import { scopeAreas, scopesTexts } from '../../texts/tokens.ts';

export interface ScopeArea {
  readonly title: string;
  readonly scopes: readonly { readonly name: string; readonly opens: string }[];
}

export function areasOf(usable: readonly string[]): ScopeArea[] {
  const known = scopeAreas.map(([title, scopes]) => ({
    title,
    scopes: Object.entries(scopes)
      .filter(([name]) => usable.includes(name))
      .map(([name, opens]) => ({ name, opens })),
  }));
  const described = new Set(scopeAreas.flatMap(([, scopes]) => Object.keys(scopes)));
  const others = usable.filter((name) => !described.has(name)).map((name) => ({ name, opens: '' }));
  return [...known, { title: scopesTexts.other, scopes: others }].filter(({ scopes }) => scopes.length > 0);
}
