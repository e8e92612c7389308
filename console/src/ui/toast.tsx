import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { navigate } from '../router.tsx';
import { Icon } from './icon.tsx';
import './toast.css';

const shownMs = 4000;
/** Long enough to reach the link. */
const shownWithLinkMs = 8000;

interface ToastLink {
  readonly to: string;
  readonly label: string;
}

/** What takes it back, or goes on from it. */
interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

type Further = ToastLink | ToastAction;
type Toast = (message: string, further?: Further) => void;

const Toasts = createContext<Toast>(() => undefined);

/** Says in passing that something was done, and where to see it. */
export const useToast = (): Toast => useContext(Toasts);

export function ToastProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [toasts, setToasts] = useState<readonly { id: number; message: string; further: Further | undefined }[]>([]);
  const count = useRef(0);
  const drop = useCallback((id: number): void => {
    setToasts((current) => current.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback<Toast>(
    (message, further) => {
      const id = ++count.current;
      setToasts((current) => [...current.slice(-2), { id, message, further }]);
      const ms = further ? shownWithLinkMs : shownMs;
      setTimeout(() => drop(id), ms);
    },
    [drop],
  );
  return (
    <Toasts value={show}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {toasts.map(({ id, message, further }) => (
          <div key={id} className="toast">
            <Icon name="check" />
            {message}
            {further && 'to' in further && (
              <a
                href={further.to}
                onClick={(event) => {
                  // Toasts stand outside of the router: the link takes its way by hand.
                  event.preventDefault();
                  navigate(further.to);
                }}
              >
                {further.label}
              </a>
            )}
            {further && 'onPress' in further && (
              <button
                type="button"
                className="toast__action"
                onClick={() => {
                  drop(id);
                  further.onPress();
                }}
              >
                {further.label}
              </button>
            )}
          </div>
        ))}
      </div>
    </Toasts>
  );
}
