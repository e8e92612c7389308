import { lazy, type ReactNode, Suspense } from 'react';
import type { Option } from './field.tsx';
import { type ChoiceProps, Select, type Source } from './select.tsx';

/** What searches a list is fetched where there is one. */
const ListChoice = lazy(() => import('./list-choice.tsx').then((module) => ({ default: module.ListChoice })));

export type Choices = readonly Option[] | Source;

/** A select of what is known, or of a list of the server: one that is longer than a page is searched by typing. */
export function Choice(props: ChoiceProps & { readonly options: Choices }): ReactNode {
  const { options, ...rest } = props;
  if (!('path' in options)) return <Select {...rest} options={options} />;
  // The same place until it is there; what is chosen is not known by name yet.
  return (
    <Suspense fallback={<Select {...rest} empty={rest.empty ?? ''} value="" isDisabled options={[]} />}>
      <ListChoice {...rest} source={options} />
    </Suspense>
  );
}
