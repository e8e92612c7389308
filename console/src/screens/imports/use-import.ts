import { useQuery } from '@tanstack/react-query';
import { type Data, type Read, readOptions, useRead } from '../../client/hooks.ts';

const pollMs = 800;

export type Import = Data<'/imports/{id}'>;

export const isOver = ({ status }: Pick<Import, 'status'>): boolean => status === 'COMPLETED' || status === 'FAILED';

/** An import, asked again until it is over: the first hook sets the pace, the second reads the same answer. */
export function useImport(id: string): Read<Import> {
  const input = { path: { id } };
  useQuery({
    ...readOptions('/imports/{id}', input),
    refetchInterval: ({ state }) => (state.data && isOver(state.data.data) ? false : pollMs),
  });
  return useRead('/imports/{id}', input);
}
