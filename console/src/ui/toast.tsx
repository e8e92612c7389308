import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './toast.css';

const shownMs = 4000;

const Toasts = createContext<(message: string) => void>(() => undefined);

/** Says in passing that something was done. */
export const useToast = (): ((message: string) => void) => useContext(Toasts);

export function ToastProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [toasts, setToasts] = useState<readonly { id: number; message: string }[]>([]);
  const count = useRef(0);
  const show = useCallback((message: string) => {
    const id = ++count.current;
    setToasts((current) => [...current.slice(-2), { id, message }]);
    setTimeout(() => setToasts((current) => current.filter((toast) => toast.id !== id)), shownMs);
  }, []);
  return (
    <Toasts value={show}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {toasts.map(({ id, message }) => (
          <div key={id} className="toast">
            <Icon name="check" />
            {message}
          </div>
        ))}
      </div>
    </Toasts>
  );
}
