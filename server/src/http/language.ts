import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { isLanguage, type Language, languages, type Reader } from '../lib/texts/texts.ts';
import { cookieNamed } from './cookies.ts';

type Headers = Pick<FastifyRequest, 'headers'>;

/** Of ours, the one that a client asks for most; undefined if it asks for none of them. */
function acceptedLanguage({ headers }: Headers): Language | undefined {
  const asked = headers['accept-language']?.trim() ?? '*';
  const found = asked === '*' ? undefined : new Negotiator({ headers }).language([...languages]);
  return isLanguage(found) ? found : undefined;
}

/** English if a client asks for none of ours. */
export const languageOf = (request: Headers): Language => acceptedLanguage(request) ?? 'en';

/** Set by the console once someone chooses a language before they have signed in. */
const languageCookie = 'muster_language';

/** What a browser asks for in which no one has signed in: the choice made there, else the language it is set to. */
export function browserLanguage(request: Headers): Language | undefined {
  const chosen = cookieNamed(request, languageCookie);
  return isLanguage(chosen) ? chosen : acceptedLanguage(request);
}

const languagesOfPeople = new WeakMap<FastifyRequest, Language>();

/** From now on the request is one of a person who reads this language. */
export function speakTo(request: FastifyRequest, language: Language): void {
  languagesOfPeople.set(request, language);
}

/** Who reads the answer to a request, also to one that reaches no operation. */
export const requestReader = (request: FastifyRequest): Reader =>
  request.url.startsWith('/app/')
    ? { language: languagesOfPeople.get(request) ?? browserLanguage(request) ?? 'en', audience: 'app' }
    : { language: languageOf(request), audience: 'api' };
