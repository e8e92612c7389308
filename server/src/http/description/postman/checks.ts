const made = "const made = JSON.parse(pm.collectionVariables.get('made') || '{}');";

/** Postman keeps variables between runs: what an earlier one made may be in use by now. */
export const beginRun: readonly string[] = ["pm.collectionVariables.set('made', '{}');"];

const skipped: readonly string[] = [
  'const skip = (why) => {',
  "  console.log('Skipped: ' + pm.info.requestName + '. ' + why);",
  '  pm.execution.skipRequest();',
  '};',
];

export interface Needs {
  /** Variables that must hold something. */
  readonly filled: readonly string[];
  /** Variables whose records this run must have made. */
  readonly made: readonly string[];
  /** The state in which the record of a variable must be, being someone else's. */
  readonly state: { readonly of: string; readonly is: string } | null;
}

/** A script that skips the request and says why in the console, if what it needs was not made in this run. */
export function checksOf({ filled, made: own, state }: Needs): string[] {
  if (filled.length === 0) return [];
  return [
    ...skipped,
    `const empty = ${JSON.stringify(filled)}.find((name) => !pm.variables.get(name));`,
    "if (empty) skip('The variable ' + empty + ' is empty: nothing of that kind was made or found before.');",
    ...(own.length === 0
      ? []
      : [
          made,
          `const other = ${JSON.stringify(own)}.find((name) => !made[pm.variables.get(name)]);`,
          "if (other) skip('The record in ' + other + ' was not made by this run, which changes nothing else.');",
        ]),
    ...(state === null
      ? []
      : [
          `const { state, person } = made[pm.variables.get('${state.of}')] || {};`,
          `if (state !== '${state.is}') skip('The record that this run made is not ${state.is}.');`,
          "if (person === pm.collectionVariables.get('own_id')) skip('No one decides on their own.');",
        ]),
  ];
}

/** After each request: which records this run made, and how they stand. */
export const noteMade: readonly string[] = [
  "const isJson = (pm.response.headers.get('Content-Type') || '').includes('json');",
  'const record = isJson && pm.response.code < 300 ? pm.response.json().data : null;',
  made,
  'if (record && record.id && (pm.response.code === 201 || made[record.id])) {',
  '  const person = record.user_id || (record.submitted_by && record.submitted_by.id);',
  '  made[record.id] = { state: record.approval_status || record.status, person };',
  "  pm.collectionVariables.set('made', JSON.stringify(made));",
  '}',
];

/** What a run over everything had better not do. */
export const byHand = (why: string): string[] => [...skipped, `skip(${JSON.stringify(`${why} Send it by hand.`)});`];

/** Makes the record that the request is about: those made before have moved on. */
export const fresh = (list: string, body: string, variable: string): string[] => [
  ...skipped,
  'const creation = {',
  "  method: 'POST',",
  `  url: pm.variables.replaceIn('{{base_url}}${list}'),`,
  "  header: { Authorization: pm.variables.replaceIn('Bearer {{token}}'), 'Content-Type': 'application/json' },",
  `  body: { mode: 'raw', raw: ${JSON.stringify(body)} },`,
  '};',
  '// Without a new one the request is about none, not about one that was there.',
  `pm.collectionVariables.set('${variable}', '');`,
  'pm.sendRequest(creation, (error, response) => {',
  "  if (error || response.code !== 201) return skip('The record for it could not be made.');",
  '  const { id, status } = response.json().data;',
  `  ${made}`,
  "  made[id] = { state: status, person: pm.collectionVariables.get('own_id') };",
  "  pm.collectionVariables.set('made', JSON.stringify(made));",
  `  pm.collectionVariables.set('${variable}', id);`,
  '});',
];

/** A record that is deleted is not left behind. */
export const noteDeleted = (variable: string): string[] => [
  'if (pm.response.code === 200) {',
  `  ${made}`,
  `  delete made[pm.collectionVariables.get('${variable}')];`,
  "  pm.collectionVariables.set('made', JSON.stringify(made));",
  `  pm.collectionVariables.set('${variable}', '');`,
  '}',
];

/** Deletes what this run made and nothing deleted since, the newest first, and says what is left: there is no operation that removes it. */
export const cleanUp = (paths: Readonly<Record<string, string>>): string[] => [
  `const paths = ${JSON.stringify(paths)};`,
  made,
  'const waiting = Object.keys(made).reverse();',
  'const left = [];',
  'const next = () => {',
  '  const id = waiting.shift();',
  '  if (id === undefined) {',
  "    console.log(left.length === 0 ? 'This run leaves nothing behind.' : 'This run leaves behind: ' + left.join(', ') + '.');",
  '    return;',
  '  }',
  "  const path = paths[id.split('_')[0]];",
  '  if (path === undefined) {',
  '    left.push(id);',
  '    return next();',
  '  }',
  '  const removal = {',
  "    method: 'DELETE',",
  "    url: pm.variables.replaceIn('{{base_url}}') + path.replace('{id}', id),",
  "    header: { Authorization: pm.variables.replaceIn('Bearer {{token}}') },",
  '  };',
  '  pm.sendRequest(removal, (error, response) => {',
  '    if (error || ![200, 404].includes(response.code)) left.push(id);',
  '    next();',
  '  });',
  '};',
  'next();',
];
