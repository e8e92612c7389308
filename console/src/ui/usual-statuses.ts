/** The statuses to list: the usual ones unless one was chosen, and no limit for `all`. */
export function statusesOf<S extends string>(chosen: string | undefined, usual: readonly S[]): S | S[] | undefined {
  if (chosen === undefined) return [...usual];
  return chosen === 'all' ? undefined : (chosen as S);
}
