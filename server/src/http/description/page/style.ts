export const style = `:root {
  color-scheme: light dark;
  --ground: #ffffff;
  --panel: #f6f7f9;
  --line: #e3e6eb;
  --text: #1c2330;
  --soft: #5b6475;
  --accent: #3b4fd8;
  --code: #f1f3f7;
  --dark: #10151f;
  --dark-text: #d7deea;
  --get: #0f7a4d;
  --post: #2456c9;
  --patch: #96590a;
  --delete: #b3261e;
  font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0e1219;
    --panel: #131924;
    --line: #242c3a;
    --text: #e3e8f1;
    --soft: #98a3b6;
    --accent: #98a8ff;
    --code: #1b2330;
    --dark: #0a0d13;
    --dark-text: #d7deea;
    --get: #5fcf9c;
    --post: #8db2ff;
    --patch: #ecb765;
    --delete: #ff9389;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; }
body { margin: 0; background: var(--ground); color: var(--text); display: grid; grid-template-columns: 18.5rem minmax(0, 1fr); }
a { color: var(--accent); text-decoration: none; }
a:hover { text-decoration: underline; }
code, pre { font-family: ui-monospace, SFMono-Regular, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace; font-size: 0.86em; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: 1rem; z-index: 3; background: var(--ground); padding: 0.5rem 1rem; }

nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; overscroll-behavior: contain; padding: 1.5rem 0.75rem 3rem 1.25rem; background: var(--panel); border-right: 1px solid var(--line); font-size: 0.875rem; line-height: 1.4; }
nav .brand { margin: 0 0 1rem 0.5rem; font-size: 1.05rem; font-weight: 650; }
nav .brand a { color: var(--text); }
nav .brand small { color: var(--soft); font-weight: 400; }
nav input { width: 100%; margin: 0 0 0.75rem; padding: 0.45rem 0.65rem; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: 0.5rem; }
nav details { margin: 0 0 0.5rem; }
nav summary { padding: 0.35rem 0.5rem; font-weight: 600; cursor: pointer; border-radius: 0.4rem; list-style: none; }
nav summary::-webkit-details-marker { display: none; }
nav summary::after { content: '›'; float: right; color: var(--soft); transition: transform 0.15s; }
nav details[open] > summary::after { transform: rotate(90deg); }
nav ul { margin: 0; padding: 0; list-style: none; }
nav li a { display: flex; gap: 0.5rem; align-items: baseline; padding: 0.22rem 0.5rem; color: var(--soft); border-radius: 0.4rem; }
nav li a:hover { color: var(--text); text-decoration: none; background: var(--line); }
nav li a[aria-current] { color: var(--accent); background: color-mix(in srgb, var(--accent) 12%, transparent); }
nav .method { flex: none; width: 2.6rem; font-size: 0.64rem; }
.menu { display: none; }

main { min-width: 0; max-width: 96rem; padding: 0 0 8rem; }
.operation, .group { display: grid; grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); }
.operation { border-bottom: 1px solid var(--line); }
.words { padding: 2.75rem 3rem; max-width: 52rem; min-width: 0; }
.samples { padding: 2.75rem 2rem 1.5rem 0; min-width: 0; position: sticky; top: 0; align-self: start; }
.group { display: block; padding: 4rem 3rem 1.5rem; border-bottom: 1px solid var(--line); }
.group p { color: var(--soft); max-width: 46rem; margin: 0; }
h1 { font-size: 2.25rem; line-height: 1.15; letter-spacing: -0.02em; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.6rem; line-height: 1.25; letter-spacing: -0.015em; margin: 0 0 0.75rem; }
h3 { font-size: 1.2rem; line-height: 1.3; letter-spacing: -0.01em; margin: 0 0 0.6rem; }
h4 { font-size: 0.78rem; font-weight: 650; text-transform: uppercase; letter-spacing: 0.06em; color: var(--soft); margin: 2rem 0 0.4rem; }
p { margin: 0 0 0.9rem; }
.lead { font-size: 1.15rem; color: var(--soft); }
.anchor { color: inherit; }
.anchor:hover { text-decoration: none; }
.anchor:hover::after { content: ' #'; color: var(--soft); font-weight: 400; }
.words code { background: var(--code); padding: 0.1em 0.35em; border-radius: 0.3em; }
.words th code { background: none; padding: 0; font-weight: 600; }

.route { display: flex; gap: 0.6rem; align-items: baseline; }
.route code { font-size: 0.95rem; }
.method { font: 700 0.72rem/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; letter-spacing: 0.02em; color: var(--soft); }
.method.get { color: var(--get); }
.method.post { color: var(--post); }
.method.patch, .method.put { color: var(--patch); }
.method.delete { color: var(--delete); }
.facts { display: flex; flex-wrap: wrap; gap: 0.4rem 2rem; margin: 0; font-size: 0.9rem; }
.facts div { display: flex; gap: 0.5rem; align-items: baseline; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; }
.status { font: 600 0.8em/1 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; padding: 0.15em 0.45em; border-radius: 0.3em; color: var(--get); background: color-mix(in srgb, currentColor 13%, transparent); }
.status.bad { color: var(--delete); }

.fields { overflow-x: auto; border-top: 1px solid var(--line); }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; line-height: 1.5; }
th, td { text-align: left; vertical-align: top; padding: 0.55rem 1rem 0.55rem 0; border-bottom: 1px solid var(--line); }
th { font-weight: 400; width: 40%; overflow-wrap: anywhere; }
th code { margin-right: 0.4rem; }
td:last-child { padding-right: 0; }
.type { color: var(--soft); font-size: 0.82rem; white-space: nowrap; }
tr:target th, tr:target td { background: color-mix(in srgb, var(--accent) 10%, transparent); }
.rule { color: var(--soft); }
.rule code { overflow-wrap: anywhere; }
.flag { display: inline-block; font-size: 0.75rem; padding: 0 0.45em; border-radius: 0.3em; background: var(--code); color: var(--soft); }
.flag.required { color: var(--delete); background: color-mix(in srgb, currentColor 11%, transparent); }
.flag.scope { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.codes { display: flex; flex-wrap: wrap; gap: 0.35rem; margin: 0.3rem 0 0; padding: 0; list-style: none; font-size: 0.75rem; }
.codes a { display: block; padding: 0.1rem 0.5rem; border: 1px solid var(--line); border-radius: 1rem; color: var(--soft); }

.sample { margin: 0 0 1.25rem; border-radius: 0.7rem; overflow: hidden; background: var(--dark); color: var(--dark-text); border: 1px solid var(--line); }
.sample figcaption { display: flex; gap: 0.5rem; align-items: center; padding: 0.5rem 1rem; font-size: 0.78rem; color: #93a0b5; border-bottom: 1px solid #222b3a; }
.sample button { margin-left: auto; font: inherit; color: inherit; background: none; border: 1px solid #2d384a; border-radius: 0.4rem; padding: 0.05rem 0.55rem; cursor: pointer; }
.sample button:hover { color: #ffffff; }
.sample .status { color: #5fcf9c; }
.sample .status.bad { color: #ff9389; }
.sample pre { margin: 0; padding: 0.9rem 1rem; overflow: auto; max-height: 42vh; line-height: 1.5; font-size: 0.9rem; tab-size: 2; }
.k { color: #9db7ff; }
.s { color: #a5d6a7; }
.n { color: #f2c078; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

@media (max-width: 80rem) {
  .operation { grid-template-columns: minmax(0, 1fr); }
  .words { padding-bottom: 1.25rem; max-width: none; }
  .samples { position: static; padding: 0 3rem 2.5rem; }
  .samples:empty { display: none; }
}
@media (max-width: 52rem) {
  body { display: block; }
  .menu { display: block; position: sticky; top: 0; z-index: 2; background: var(--panel); border-bottom: 1px solid var(--line); }
  .menu summary { padding: 0.75rem 1.25rem; font-weight: 600; cursor: pointer; }
  nav { display: none; position: static; height: auto; border-right: 0; }
  .menu[open] + nav { display: block; }
  html { scroll-padding-top: 4rem; }
  .words, .group { padding: 2rem 1.25rem 1rem; }
  .samples { padding: 0 1.25rem 2rem; }
  h1 { font-size: 1.8rem; }
  th, td { display: block; width: auto; padding-right: 0; }
  th { border-bottom: 0; padding-bottom: 0; }
  td { padding-top: 0.15rem; }
  td:empty { padding: 0 0 0.4rem; }
}
@media print {
  nav, .menu, .sample button { display: none; }
  body, .operation { display: block; }
}
`;
