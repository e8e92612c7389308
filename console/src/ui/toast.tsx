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

type Toast = (message: string, link?: ToastLink) => void;

const Toasts = createContext<Toast>(() => undefined);

/** Says in passing that something was done, and where to see it. */
export const useToast = (): Toast => useContext(Toasts);

export function ToastProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [toasts, setToasts] = useState<readonly { id: number; message: string; link: ToastLink | undefined }[]>([]);
  const count = useRef(0);
  const show = useCallback<Toast>((message, link) => {
    const id = ++count.current;
    setToasts((current) => [...current.slice(-2), { id, message, link }]);
    const ms = link ? shownWithLinkMs : shownMs;
    setTimeout(() => setToasts((current) => current.filter((toast) => toast.id !== id)), ms);
  }, []);
  return (
    <Toasts value={show}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {toasts.map(({ id, message, link }) => (
          <div key={id} className="toast">
            <Icon name="check" />
            {message}
            {link && (
              <a
                href={link.to}
                onClick={(event) => {
                  // Toasts stand outside of the router: the link takes its way by hand.
                  event.preventDefault();
                  navigate(link.to);
                }}
              >
                {link.label}
              </a>
            )}
          </div>
        ))}
      </div>
    </Toasts>
  );
}
