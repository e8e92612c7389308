/** Room that is left for a file, which counts ten, and for what scripts look up. */
const room = 14;

/** Before each request: the wait that the answer before asked for; and who the owner of the token is, once. */
export const beforeEach: readonly string[] = [
  "const waitMs = Number(pm.collectionVariables.get('wait_ms') || 0);",
  "pm.collectionVariables.set('wait_ms', '0');",
  'if (waitMs > 0) setTimeout(() => {}, waitMs);',
  "if (!pm.collectionVariables.get('own_id')) {",
  '  const lookup = {',
  "    url: pm.variables.replaceIn('{{base_url}}/token'),",
  "    header: { Authorization: pm.variables.replaceIn('Bearer {{token}}') },",
  '  };',
  '  pm.sendRequest(lookup, (error, response) => {',
  "    if (!error && response.code === 200) pm.collectionVariables.set('own_id', response.json().data.owner.id);",
  '  });',
  '}',
];

/** After each: what the limits ask for. A request that was refused for them is sent once more. */
export const afterEach: readonly string[] = [
  'const seconds = (name) => Number(pm.response.headers.get(name) || 1);',
  'if (pm.response.code === 429) {',
  "  pm.collectionVariables.set('wait_ms', String(seconds('Retry-After') * 1000));",
  '  pm.execution.setNextRequest(pm.info.requestId);',
  `} else if (Number(pm.response.headers.get('RateLimit-Remaining') || ${String(room)}) < ${String(room)}) {`,
  "  pm.collectionVariables.set('wait_ms', String(seconds('RateLimit-Reset') * 1000));",
  '}',
];
