import { useState } from 'react';
import { ApiError } from '../client/error.ts';
import { useToast } from './toast.tsx';

interface Attempting {
  readonly failure: ApiError | null;
  /** Runs the change and says so; a refusal is kept, to be shown where it was asked for. */
  readonly attempt: (change: () => Promise<unknown>, said: string) => Promise<void>;
}

export function useAttempt(): Attempting {
  const toast = useToast();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const attempt = async (change: () => Promise<unknown>, said: string): Promise<void> => {
    setFailure(null);
    try {
      await change();
      toast(said);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    }
  };
  return { failure, attempt };
}
