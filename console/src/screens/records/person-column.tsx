import type { List } from '../../client/hooks.ts';
import { Link } from '../../router.tsx';
import { personColumnTexts } from '../../texts/records.ts';
import type { TableColumn } from '../../ui/data-table.tsx';

/** Whose record it is, with the way to that tab of their page. In most of these lists it leads the row. */
export function personColumn<R extends { readonly user_id: string }>(
  list: Pick<List<R>, 'nameOf'>,
  tab: 'job' | 'training' | 'equipment',
  isLead = true,
): TableColumn<R> {
  return {
    id: 'who',
    title: personColumnTexts.person,
    ...(isLead && { kind: 'lead' as const }),
    cell: ({ user_id: id }) => (
      <Link to={`/people/${id}?tab=${tab}`}>{list.nameOf(id) ?? personColumnTexts.aPerson}</Link>
    ),
  };
}
