import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../client/error.ts';
import { write } from '../../client/hooks.ts';
import { weekDialogsTexts } from '../../texts/schedule.ts';
import { useToast } from '../../ui/toast.tsx';

/** Deleted side by side, when what was added is taken back. */
const deletedAtOnce = 6;

/** Says what was added to a week, with the way back. */
export function useSayAdded(): (said: string, ids: readonly string[]) => void {
  const toast = useToast();
  const queries = useQueryClient();
  const takeBack = async (ids: readonly string[]): Promise<void> => {
    try {
      for (let at = 0; at < ids.length; at += deletedAtOnce) {
        const some = ids.slice(at, at + deletedAtOnce);
        await Promise.all(some.map((id) => write('delete', '/shifts/{id}', { path: { id } })));
      }
      toast(weekDialogsTexts.copyUndone);
    } catch (error) {
      toast(error instanceof ApiError ? error.message : weekDialogsTexts.copyNotUndone);
    }
    void queries.invalidateQueries();
  };
  return (said, ids) =>
    toast(said, ids.length === 0 ? undefined : { label: weekDialogsTexts.undo, onPress: () => void takeBack(ids) });
}
