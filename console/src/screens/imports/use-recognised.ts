import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../client/error.ts';
import { type Body, type Data, type Read, write } from '../../client/hooks.ts';
import type { ImportKind } from './kinds.ts';
import type { ChosenFile } from './sheet-input.tsx';

/** What the server takes each column of a file for, and its values. */
export type Recognised = Data<'/import-kinds/recognise', 'post'>;
export type SaidColumns = NonNullable<Body<'/import-kinds/recognise', 'post'>['columns']>;

/** Asked once for a file, a kind, and what was said of the columns. */
export function useRecognised(
  kind: ImportKind,
  file: ChosenFile | null,
  said: SaidColumns | null,
): Pick<Read<Recognised>, 'data' | 'error' | 'reload'> {
  const query = useQuery<Recognised, ApiError>({
    queryKey: ['/import-kinds/recognise', kind, file?.id, said],
    enabled: file !== null,
    retry: false,
    ...(said !== null && { placeholderData: keepPreviousData }),
    queryFn: async () =>
      (
        await write('post', '/import-kinds/recognise', {
          body: {
            kind,
            header: [...(file?.head.header ?? [])],
            ...(file && { file_id: file.id }),
            ...(said && { columns: said }),
          },
        })
      ).data,
  });
  return { data: query.data, error: query.error, reload: () => void query.refetch() };
}
