import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What a page that is open before any script says, and the name that the app is installed by. */
interface Page {
  readonly lang: string;
  readonly noScript: string;
  readonly manifest: string;
}

const english: Page = {
  lang: 'en',
  noScript: 'The console needs JavaScript. The API does not: its reference is at /docs.',
  manifest: '/app.webmanifest',
};

const pages: Readonly<Record<string, Page>> = {
  en: english,
  fr: {
    lang: 'fr',
    noScript: 'La console a besoin de JavaScript. L’API s’en passe : sa référence se trouve à /docs.',
    manifest: '/app.fr.webmanifest',
  },
};

/**
 * The test language: French with every text longer, accented and in brackets, so that one that stands elsewhere is seen. One walk over it
 * judges both: that all is in the catalogue and has its room, and that the catalogue is French.
 */
export const pseudo = 'pseudo';
const behindPseudo = 'fr';

const texts = fileURLToPath(new URL('../src/texts/', import.meta.url));
const guides = fileURLToPath(new URL('../../docs/using/', import.meta.url));
const notTexts = /\/(?:counted|offers|translated)\.ts$/;
const asWritten = '?as-written';

export const languageOf = (mode: string): string => (mode in pages || mode === pseudo ? mode : 'en');

/** Where the page of a language is kept: the server picks one of them. */
export const pageOf = (language: string): string =>
  language === 'en' || language === pseudo ? 'index.html' : `index.${language}.html`;

/** Puts the texts and guides of a language in the place of the English ones. A build speaks one language. */
export function translated(language: string): Plugin {
  const spoken = language === pseudo ? behindPseudo : language;
  const page = pages[spoken] ?? english;
  return {
    name: 'translated',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.MUSTER_LANGUAGE': JSON.stringify(page.lang) } }),
    async resolveId(source, importer, options) {
      if (language === 'en' || !/\.(?:ts|md)$/.test(source) || importer?.startsWith(texts)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      // Guides are pages of the documentation, which has no test language.
      if (found?.id.startsWith(guides)) return found.id.replace(guides, `${guides}${spoken}/`);
      if (!found?.id.startsWith(texts) || notTexts.test(found.id)) return null;
      if (language === pseudo) return `\0${pseudo}:${found.id}.js`;
      return inLanguage(found.id, language);
    },
    load(id) {
      if (!id.startsWith(`\0${pseudo}:`)) return null;
      return pseudoModule(id.slice(pseudo.length + 2, -'.js'.length));
    },
    transformIndexHtml: (html) =>
      html
        .replace('<html lang="en">', `<html lang="${page.lang}">`)
        .replace(english.noScript, page.noScript)
        .replace(english.manifest, page.manifest),
    // A page of its own beside the English one; files whose content is the same are the same file.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = bundle['index.html'];
        if (html) html.fileName = pageOf(language);
      },
    },
  };
}

const inLanguage = (path: string, language: string): string => path.replace(texts, `${texts}${language}/`);

function pseudoModule(path: string): string {
  const names = [...readFileSync(path, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  return [
    `import * as english from ${JSON.stringify(`${path}${asWritten}`)};`,
    `import * as translated from ${JSON.stringify(`${inLanguage(path, behindPseudo)}${asWritten}`)};`,
    `import { pseudo } from ${JSON.stringify(fileURLToPath(new URL('pseudo.ts', import.meta.url)))};`,
    ...names.map((name) => `export const ${name} = pseudo(english.${name}, translated.${name});`),
  ].join('\n');
}
