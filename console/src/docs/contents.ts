const narrow = matchMedia('(max-width: 56rem)');

/** On a phone the contents stand above the page, closed; beside it they are always open. */
export function dressContents(): void {
  const contents = document.querySelector<HTMLDetailsElement>('.docs-nav details');
  if (!contents) return;
  contents.open = !narrow.matches;
  contents.addEventListener('click', (event) => {
    if (narrow.matches && (event.target as Element).closest('a')) contents.open = false;
  });
  contents.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

narrow.addEventListener('change', dressContents);
