/** The cells of a row that hold something, by column. */
export type Cells = Readonly<Record<string, unknown>>;

/** What a row can be named by in another row’s column of managers. */
export function namesOf(cells: Cells): string[] {
  const { first_name, last_name, preferred_name, email, employee_id } = cells as Record<string, string | undefined>;
  const names = [first_name, preferred_name].flatMap((first) =>
    first && last_name ? [`${first} ${last_name}`, `${last_name}, ${first}`, `${last_name} ${first}`] : [],
  );
  return [email, employee_id, ...names].flatMap((name) => (name ? [name.toLowerCase()] : []));
}
