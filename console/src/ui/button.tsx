import { type ButtonHTMLAttributes, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from '../router.tsx';
import { buttonTexts } from '../texts/parts.ts';
import { Icon, type IconName } from './icon.tsx';
import './button.css';

type Kind = 'primary' | 'plain' | 'quiet' | 'danger' | 'quiet-danger';

interface Look {
  readonly kind?: Kind | undefined;
  readonly size?: 'small' | undefined;
  readonly icon?: IconName | undefined;
  readonly isWide?: boolean | undefined;
}

const classOf = ({ kind = 'plain', size, isWide }: Look): string =>
  ['button', kind !== 'plain' && `button--${kind}`, size && `button--${size}`, isWide === true && 'button--wide']
    .filter(Boolean)
    .join(' ');

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly isBusy?: boolean;
}

/** A button that is disabled while it works loses the focus: it has it again afterwards, unless the person went elsewhere. */
function useFocusKept(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const element = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  if (isBusy && element.current !== null && document.activeElement === element.current) hadFocus.current = true;
  useEffect(() => {
    if (isBusy || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) element.current?.focus();
  }, [isBusy]);
  return element;
}

export function Button({ kind, size, icon, isWide, isBusy = false, children, ...rest }: ButtonProps): ReactNode {
  const element = useFocusKept(isBusy);
  return (
    <button
      ref={element}
      type="button"
      {...rest}
      className={classOf({ kind, size, isWide })}
      aria-busy={isBusy || undefined}
      disabled={rest.disabled === true || isBusy}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  readonly label: string;
  readonly icon: IconName;
}

export function IconButton({ label, icon, ...rest }: IconButtonProps): ReactNode {
  return (
    <button type="button" {...rest} className="button button--quiet button--icon" aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}

export function ButtonLink({
  to,
  icon,
  children,
  ...look
}: Look & { readonly to: string; readonly children: ReactNode }): ReactNode {
  return (
    <Link to={to} className={classOf(look)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

/** Copies a text and says so where it stands. */
export function CopyButton({
  text,
  label = buttonTexts.copy,
}: {
  readonly text: string;
  readonly label?: string;
}): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), 2000);
  };
  return (
    <Button size="small" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? buttonTexts.copied : label}</span>
    </Button>
  );
}
