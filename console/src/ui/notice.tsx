import { lazy, type ReactNode, Suspense } from 'react';
import { ApiError } from '../client/error.ts';
import { noticeTexts } from '../texts/parts.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import './notice.css';

/** Names of fields are fetched when one is to be told. */
const FieldProblem = lazy(() => import('./field-problem.tsx').then((module) => ({ default: module.FieldProblem })));

type Tone = 'info' | 'success' | 'warning' | 'danger';

const icons: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' };

export function Notice({ tone = 'info', children }: { readonly tone?: Tone; readonly children: ReactNode }): ReactNode {
  return (
    <div className={`notice notice--${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}

/** Why something was refused or failed, of what, and the request id if the fault may be the server's. */
export function FailureNotice({ error }: { readonly error: ApiError }): ReactNode {
  const { field, message, status } = error;
  return (
    <Notice tone="danger">
      {status === 422 && field !== null && field !== '' ? (
        <Suspense fallback={message}>
          <FieldProblem field={field} message={message} />
        </Suspense>
      ) : (
        message
      )}
      {error.status >= 500 && error.requestId !== null && (
        <div className="notice__small">
          {noticeTexts.request} <span className="mono">{error.requestId}</span>
        </div>
      )}
    </Notice>
  );
}

/** What stands in place of content: nothing there yet, or it could not be had. */
export function State({
  icon,
  title,
  children,
  action,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}): ReactNode {
  return (
    <div className="state">
      <span className="state__icon">
        <Icon name={icon} />
      </span>
      <strong>{title}</strong>
      {children !== undefined && <div className="state__text">{children}</div>}
      {action != null && action !== false && <div className="state__action">{action}</div>}
    </div>
  );
}

export function Failure({ error, retry }: { readonly error: unknown; readonly retry?: () => void }): ReactNode {
  const isKnown = error instanceof ApiError;
  if (isKnown && error.status === 404) {
    return (
      <State icon="info" title={noticeTexts.notHere}>
        {noticeTexts.notHereText}
      </State>
    );
  }
  return (
    <div role="alert">
      <State
        icon="warning"
        title={noticeTexts.notLoaded}
        {...(retry && { action: <Button onClick={retry}>{noticeTexts.tryAgain}</Button> })}
      >
        {isKnown ? error.message : noticeTexts.failed}
        {isKnown && error.requestId !== null && error.status >= 500 && (
          <p className="quiet">
            {noticeTexts.request} <span className="mono">{error.requestId}</span>
          </p>
        )}
      </State>
    </div>
  );
}

/** Grey lines where text is about to stand. */
export function Skeleton({ lines = 3 }: { readonly lines?: number }): ReactNode {
  const widths = [62, 88, 74, 55, 80, 68];
  return (
    <div role="status" aria-label={noticeTexts.loading} className="skeletons">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className="skeleton" style={{ width: `${widths[index % widths.length] ?? 70}%` }} />
      ))}
    </div>
  );
}
