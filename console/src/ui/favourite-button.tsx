import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../client/error.ts';
import { useWrite } from '../client/hooks.ts';
import { useProjectShortcuts } from '../client/project-shortcuts.ts';
import { favouriteTexts as texts } from '../texts/favourites.ts';
import { useToast } from './toast.tsx';
import './favourite-button.css';

/** Whether a project comes first where one is chosen. */
export function FavouriteButton({ id, name }: { readonly id: string; readonly name: string }): ReactNode {
  const shortcuts = useProjectShortcuts();
  const set = useWrite('put', '/favourite-projects/{id}');
  const toast = useToast();
  const change = async (): Promise<void> => {
    if (set.isPending) return;
    try {
      await set.mutateAsync({ path: { id }, body: { is_favourite: !isFavourite } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
    }
  };
  const isFavourite = shortcuts?.favourites.some((one) => one.id === id) ?? false;
  return (
    <button
      type="button"
      className="favourite"
      aria-label={texts.favourite(name)}
      aria-pressed={isFavourite}
      title={isFavourite ? texts.unmark : texts.mark}
      disabled={shortcuts === undefined}
      aria-busy={set.isPending || undefined}
      onClick={() => void change()}
    >
      <Star size={15} aria-hidden="true" fill={isFavourite ? 'currentColor' : 'none'} />
    </button>
  );
}
