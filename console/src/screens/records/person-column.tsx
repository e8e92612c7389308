import type { List } from '../../client/hooks.ts';
import { Link } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { personColumnTexts } from '../../texts/records.ts';
import { findPerson } from '../../texts/ui.ts';
import type { TableColumn } from '../../ui/data-table.tsx';

/** Whose record it is, with the way to that tab of their page. In most of these lists it leads the row. */
export function personColumn<R extends { readonly user_id: string | null }>(
  list: Pick<List<R>, 'nameOf'>,
  tab: 'job' | 'training' | 'equipment',
  isLead = true,
): TableColumn<R> {
  return {
    id: 'who',
    title: personColumnTexts.person,
    ...(isLead && { kind: 'lead' as const }),
    order: ({ user_id: id }) => list.nameOf(id),
    cell: ({ user_id: id }) =>
      id !== null && <Link to={`/people/${id}?tab=${tab}`}>{list.nameOf(id) ?? personColumnTexts.aPerson}</Link>,
  };
}

/** An Employee sees their own records alone, and needs neither a column nor a search for people. */
export function useWhose<R extends { readonly user_id: string | null }>(
  list: Pick<List<R>, 'nameOf'>,
  tab: 'training' | 'equipment',
  isLead = true,
) {
  const isOwn = useSession().user.role === 'EMPLOYEE';
  return { isOwn, who: isOwn ? [] : [personColumn(list, tab, isLead)], searches: isOwn ? undefined : findPerson };
}
