import { LastUse } from '../../kernel/last-use.ts';
import type { Services } from '../../kernel/services.ts';
import { saveLastSeen } from './use-store.ts';

/** When something was last asked in each session, by the hash of its secret in base64. */
export const sessionUseOf = (services: Services): LastUse => new LastUse(services, 'sessions', saveLastSeen);
