const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** One line of text in which `backticks` mark code. */
export const inline = (text: string): string => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** Paragraphs and lists, as descriptions hold them. */
export function prose(text: string): string {
  return text
    .split('\n\n')
    .map((part) =>
      part.startsWith('- ')
        ? `<ul>${part
            .split('\n')
            .map((line) => `<li>${inline(line.slice(2))}</li>`)
            .join('')}</ul>`
        : `<p>${inline(part)}</p>`,
    )
    .join('');
}

const tokens = /(&quot;(?:[^&\\]|\\.|&(?!quot;))*&quot;)(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?)/g;

/** JSON with its keys and values told apart. */
export function json(value: unknown): string {
  return escape(JSON.stringify(value, null, 2)).replace(
    tokens,
    (all, text?: string, colon?: string, word?: string, number?: string) => {
      if (text !== undefined)
        return colon === undefined ? `<span class="s">${text}</span>` : `<span class="k">${text}</span>${colon}`;
      return word !== undefined || number !== undefined ? `<span class="n">${all}</span>` : all;
    },
  );
}

export const sample = (title: string, body: string): string =>
  `<figure class="sample"><figcaption>${title}</figcaption><pre tabindex="0"><code>${body}</code></pre></figure>`;

export const anchored = (level: number, id: string, title: string): string =>
  `<h${String(level)}><a class="anchor" href="#${escape(id)}">${escape(title)}</a></h${String(level)}>`;

/** Names and values, the values being HTML. */
export const factList = (facts: Record<string, string>): string =>
  `<dl class="facts">${Object.entries(facts)
    .map(([name, value]) => `<div><dt>${escape(name)}</dt><dd>${value}</dd></div>`)
    .join('')}</dl>`;
