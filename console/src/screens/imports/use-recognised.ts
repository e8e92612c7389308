import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../client/error.ts';
import { type Read, write } from '../../client/hooks.ts';
import type { ImportKind } from './kinds.ts';
import type { Mapping } from './mapping.ts';

/** What the server takes each column of a file for; asked once for a file and kind. */
export function useRecognised(
  kind: ImportKind,
  header: readonly string[] | null,
): Pick<Read<Mapping>, 'data' | 'error' | 'reload'> {
  const query = useQuery<Mapping, ApiError>({
    queryKey: ['/import-kinds/recognise', kind, header],
    enabled: header !== null,
    retry: false,
    queryFn: async () =>
      (await write('post', '/import-kinds/recognise', { body: { kind, header: [...(header ?? [])] } })).data.columns,
  });
  return { data: query.data, error: query.error, reload: () => void query.refetch() };
}
