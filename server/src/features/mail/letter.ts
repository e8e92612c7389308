import { escaped } from '../../lib/html.ts';
import { type FixedKey, type Language, type Message, say, sayTo } from '../../lib/texts/texts.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What it is written in, such as fr-CA. */
  readonly locale: string;
  /** Whose mail it is: the development inbox shows each organization its own. */
  readonly organizationId: string;
}

/** In which language, and as which country writes numbers and days. */
export interface Reading {
  readonly language: Language;
  readonly locale: string;
}

/** A part of a letter. As plain text an action is its address alone, for the paragraph before leads to it. */
type LetterPart =
  | { readonly paragraph: Message | FixedKey }
  | { readonly action: FixedKey; readonly href: string }
  | { readonly news: string; readonly href: string }
  | { readonly note: FixedKey; readonly href: string; readonly inFull: Message };

/** A mail as it is meant: each part is said in the language of who gets it. */
export interface Letter {
  readonly subject: Message;
  readonly name: string;
  readonly parts: readonly LetterPart[];
}

/** Names that people type, within a sentence. */
export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

type Say = (said: Message | FixedKey) => string;

const speaking =
  (language: Language): Say =>
  (said) =>
    sayTo({ language, audience: 'app' }, typeof said === 'string' ? say(said, {}) : said);

/** The letter as plain text and as HTML, which say the same. */
export function writeLetter(
  { language, locale }: Reading,
  { subject, name, parts }: Letter,
): Omit<Mail, 'to' | 'organizationId'> {
  const speak = speaking(language);
  const greeting = speak(say('letters.greeting', { name: onOneLine(name) }));
  const title = speak(subject);
  const plain = [greeting, ...parts.map((part) => plainPart(speak, part))];
  const body = [`<p>${escaped(greeting)}</p>`, ...parts.map((part) => htmlPart(speak, part))];
  return {
    subject: title,
    text: `${plain.join('\n\n')}\n`,
    html: page(locale, title, body, speak('letters.sentBy')),
    locale,
  };
}

function plainPart(speak: Say, part: LetterPart): string {
  if ('paragraph' in part) return speak(part.paragraph);
  if ('action' in part) return part.href;
  return 'news' in part ? `${part.news}\n${part.href}` : speak(part.inFull);
}

// Programs that read mail drop style sheets: what an element looks like stands on it. Colours are those of the console.
const accent = '#0b6e5d';
const button = `display:inline-block;padding:10px 18px;border-radius:6px;background:${accent};color:#ffffff;text-decoration:none;font-weight:600`;
const quiet = 'color:#6b6862;font-size:13px';
const link = (href: string, text: string, style = `color:${accent}`): string =>
  `<a href="${escaped(href)}" style="${style}">${escaped(text)}</a>`;

function htmlPart(speak: Say, part: LetterPart): string {
  if ('paragraph' in part) return `<p>${escaped(speak(part.paragraph))}</p>`;
  if ('action' in part) {
    // The address as well: a careful reader looks where a button leads.
    return `<p>${link(part.href, speak(part.action), button)}</p>\n<p style="${quiet};word-break:break-all">${escaped(part.href)}</p>`;
  }
  if ('news' in part) return `<p>${link(part.href, part.news)}</p>`;
  return `<p style="${quiet}">${link(part.href, speak(part.note), quiet)}</p>`;
}

/** No images and nothing fetched: that a mail is read is no one's business. */
const page = (locale: string, title: string, body: readonly string[], sentBy: string): string => `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;background:#f6f5f2;color:#1f1e1b;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:15px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="padding:8px 24px;background:#ffffff;border:1px solid #e4e2dc;border-radius:8px">
${body.join('\n')}
</div>
<p style="${quiet};margin:12px 24px">${escaped(sentBy)}</p>
</div>
</body>
</html>
`;
