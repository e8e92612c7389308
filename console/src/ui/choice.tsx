import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Option } from './field.tsx';
import { type ChoiceProps, Select, type Source } from './select.tsx';

/** What searches a list is fetched where there is one. */
const ListChoice = lazy(() => import('./list-choice.tsx').then((module) => ({ default: module.ListChoice })));
const LongChoice = lazy(() => import('./list-choice.tsx').then((module) => ({ default: module.LongChoice })));

/** More than anyone reads through; countries are found by their first letters. */
const many = 280;

export type Choices = readonly Option[] | Source;

/** A select of what is known, or of a list of the server: one that is long is searched by typing. */
export function Choice(props: ChoiceProps & { readonly options: Choices }): ReactNode {
  const { options, ...rest } = props;
  if (!('path' in options)) {
    if (options.length <= many) return <Select {...rest} options={options} />;
    return (
      <Suspense fallback={<Select {...rest} options={options} />}>
        <LongChoice {...rest} options={options} />
      </Suspense>
    );
  }
  return <Fetched {...rest} source={options} />;
}

/** The same place until what searches is there; who was on it by then stays on it. What is chosen is not known by name yet. */
function Fetched(props: ChoiceProps & { readonly source: Source }): ReactNode {
  const { label, wiring = { 'aria-label': label } } = props;
  const [isFocused, setIsFocused] = useState(false);
  const watched = { ...wiring, onFocus: () => setIsFocused(true), onBlur: () => setIsFocused(false) };
  return (
    <Suspense fallback={<Select {...props} wiring={watched} value="" options={[]} />}>
      <ListChoice {...props} wiring={isFocused ? { ...wiring, autoFocus: true } : wiring} />
    </Suspense>
  );
}
