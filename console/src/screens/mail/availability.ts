import { getPage } from '../../api.ts';
import { useCan } from '../../session.tsx';
import { useShared } from '../../shared.ts';

/** Whether mail is kept here in place of being sent. */
export function useInbox(): boolean {
  const can = useCan();
  const mayAsk = can('developmentMail.list');
  const { data } = useShared('inbox', () =>
    mayAsk
      ? getPage('/development/mail', { limit: 1 }).then(
          () => true,
          () => false,
        )
      : Promise.resolve(false),
  );
  return data === true;
}
