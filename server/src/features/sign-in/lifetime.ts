import type { Settings } from '../../kernel/settings.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

type Policy = Pick<Settings, 'session_idle_minutes' | 'session_max_hours'>;

export const maxMsOf = ({ session_max_hours: hours }: Policy): number => hours * hourMs;

/** When it ends by the policy of now, unless it is used before that: a policy that is tightened reaches what is open. */
export function endOf(
  session: { readonly created_at: string; readonly last_seen_at: string | null; readonly expires_at: string },
  policy: Policy,
): string {
  const seen = Date.parse(session.last_seen_at ?? session.created_at);
  const endMs = Math.min(
    Date.parse(session.expires_at),
    Date.parse(session.created_at) + maxMsOf(policy),
    seen + policy.session_idle_minutes * minuteMs,
  );
  return new Date(endMs).toISOString();
}
