import { invalid, type Verdict } from '../../lib/errors.ts';
import { newSecret } from '../../lib/secrets.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const currentForm = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** The same characters can reach us composed or not, depending on the keyboard. */
const normalized = (password: string): string => password.normalize('NFKC');

/** Loaded with the first password: a start should not wait for it. */
const argon2 = () => import('@node-rs/argon2');

export const hashPassword = async (password: string): Promise<string> =>
  (await argon2()).hash(normalized(password), cost);

/** A password about to be set. Its hash takes its time, so it is made before a transaction begins. */
export interface NewPassword {
  readonly text: string;
  readonly hash: string;
}

export const preparePassword = async (text: string): Promise<NewPassword> => ({ text, hash: await hashPassword(text) });

/** Made with other parameters than a new one would be. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(currentForm);

let nobodysHash: Promise<string> | undefined;

/** Without a hash the same work is done against one that fits no password: an unknown account takes as long as a known one. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const compared = passwordHash ?? (await (nobodysHash ??= hashPassword(newSecret())));
  const isRight = await (await argon2()).verify(compared, normalized(password));
  return isRight && passwordHash !== null;
}

const notorious = new Set([
  'password1234',
  'password12345',
  'password123456',
  'passwordpassword',
  'mypassword123',
  'passw0rd1234',
  '123456789012',
  '1234567890123',
  '12345678901234',
  '123456789123',
  '123123123123',
  '098765432109',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopas',
  'qwerty123456',
  'qwertyqwerty',
  '1q2w3e4r5t6y',
  'asdfghjkl123',
  'abcdefghijkl',
  'abcdefghijklm',
  'abcd12345678',
  'iloveyou1234',
  'letmeinletmein',
  'letmein123456',
  'welcome12345',
  'welcome123456',
  'changeme1234',
  'changemechangeme',
  'administrator',
  'adminadminadmin',
  'admin1234567',
  'football1234',
  'baseball1234',
  'sunshine1234',
  'princess1234',
  'mustermuster',
  'correcthorsebatterystaple',
]);

/** Long enough, and not among what anyone would try first. */
export function mayBePassword(password: string, email: string): Verdict {
  const { length } = Array.from(password);
  if (length < 12 || length > 200) return invalid('password', 'sessions.passwordLength');
  const plain = normalized(password).toLowerCase();
  if (plain === email) return invalid('password', 'sessions.passwordIsEmail');
  const isTooPlain = new Set(plain).size < 4 || notorious.has(plain.replaceAll(/[^a-z0-9]/g, ''));
  return !isTooPlain || invalid('password', 'sessions.passwordCommon');
}
