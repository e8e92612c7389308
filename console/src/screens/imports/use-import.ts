import { useEffect } from 'react';
import { get } from '../../api.ts';
import type { Import } from '../../records.ts';
import { useLoad, type Loaded } from '../../ui/use-load.ts';

const pollMs = 800;

export const isOver = ({ status }: Import): boolean => status === 'COMPLETED' || status === 'FAILED';

/** An import, asked again until it is over. */
export function useImport(id: string): Loaded<Import> {
  const loaded = useLoad(`import ${id}`, (signal) => get<Import>(`/imports/${id}`, {}, signal));
  const { data, isLoading, error, reload } = loaded;
  useEffect(() => {
    if (!data || isLoading || error !== null || isOver(data)) return;
    const timer = setTimeout(reload, pollMs);
    return () => clearTimeout(timer);
  }, [data, isLoading, error, reload]);
  return loaded;
}
