import { useQuery } from '@tanstack/react-query';
import { type Data, type Read, readOptions, useRead } from '../../client/hooks.ts';

/** How often it is asked: a long one is not over in a moment, and tells of many rows each time. */
const pollMs = ({ rows_total: rows }: Pick<Import, 'rows_total'>): number => (rows > 2000 ? 2500 : 800);

export type Import = Data<'/imports/{id}'>;

export const isOver = ({ status }: Pick<Import, 'status'>): boolean => status === 'COMPLETED' || status === 'FAILED';

/** An import, asked again until it is over: the first hook sets the pace, the second reads the same answer. */
export function useImport(id: string): Read<Import> {
  const input = { path: { id } };
  useQuery({
    ...readOptions('/imports/{id}', input),
    refetchInterval: ({ state }) => (!state.data ? 800 : isOver(state.data.data) ? false : pollMs(state.data.data)),
  });
  return useRead('/imports/{id}', input);
}
