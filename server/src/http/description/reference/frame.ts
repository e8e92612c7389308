import { escape } from '../page/html.ts';

/** What the build of the console made of `src/docs`: the look of the pages and their script. */
export interface FrameAssets {
  readonly styles: readonly string[];
  readonly script: string | null;
}

export interface Framed {
  readonly title: string;
  readonly navigation: string;
  readonly main: string;
}

/** A whole page. It can be read without its script; nothing stands inline, so that the content policy can forbid that. */
export const framed = ({ title, navigation, main }: Framed, { styles, script }: FrameAssets): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)} · Muster API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${escape(href)}">`).join('\n')}
${script === null ? '' : `<script src="/theme.js"></script>\n<script type="module" src="${escape(script)}"></script>`}
</head>
<body class="docs">
<a class="skip" href="#main">Skip to content</a>
<header class="docs-bar">
<a class="docs-brand" href="/docs">Muster <span>API reference</span></a>
<div class="docs-tools"><a href="/">Open the app</a></div>
</header>
<nav class="docs-nav" aria-label="Contents">
${navigation}
</nav>
<main id="main" tabindex="-1">
${main}
</main>
</body>
</html>
`;
