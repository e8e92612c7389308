// Rules of our own for the linter, in the shape of ESLint's.
import { textsInCatalogue } from './texts-in-catalogue.mjs';

/** Files that hold SQL: stores, who sees what as conditions of their queries, and what an erasure empties. */
const holdsSql = /(?:^|[\\/])(?:(?:[\w-]+-)?store|visibility|erase)\.ts$/;

/** Rules, operations and jobs read without SQL: what they ask the database stands in a store. */
const sqlInStores = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { sql: 'SQL belongs into store.ts, or a *-store.ts beside it; conditions of a view into visibility.ts.' },
  },
  create(context) {
    if (holdsSql.test(context.filename)) return {};
    return {
      TaggedTemplateExpression(node) {
        if (node.tag.type === 'Identifier' && node.tag.name === 'sql') context.report({ node, messageId: 'sql' });
      },
    };
  },
};

const isWrite = (node) => node?.type === 'CallExpression' && node.callee.name === 'writeOperation';
const propertyOf = (object, name) => object?.properties?.find((one) => one.key?.name === name)?.value?.value;

/** A write is audited as the operation that it is. Only what runs as part of other operations too says its action. */
const noRetypedAction = {
  meta: { type: 'problem', schema: [], messages: { action: 'The operation that runs is audited by its own id.' } },
  create(context) {
    const ids = new Set();
    const named = [];
    return {
      CallExpression(node) {
        if (isWrite(node)) ids.add(propertyOf(node.arguments[0], 'id'));
        if (node.callee.property?.name !== 'audit') return;
        const outermost = context.sourceCode.getAncestors(node)[1];
        const isOwn = outermost?.declaration?.declarations?.some(({ init }) => isWrite(init));
        const isShared = outermost?.type === 'ExportNamedDeclaration' && !isOwn;
        if (!isShared) named.push({ node, action: propertyOf(node.arguments[0], 'action') });
      },
      'Program:exit'() {
        for (const { node, action } of named) if (ids.has(action)) context.report({ node, messageId: 'action' });
      },
    };
  },
};

/** A constant is written as any other name. What the environment calls in capitals keeps its name where it is taken apart. */
const constantNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { name: 'A constant is written in camelCase, its unit at the end.' },
  },
  create: (context) => ({
    VariableDeclarator({ id, parent }) {
      if (id.type !== 'Identifier' || parent.declare) return;
      if (/^[A-Z][A-Z0-9_]+$/.test(id.name)) context.report({ node: id, messageId: 'name' });
    },
  }),
};

const noDefaultExport = {
  meta: { type: 'suggestion', schema: [], messages: { name: 'Name what you export.' } },
  create: (context) => ({
    ExportDefaultDeclaration: (node) => context.report({ node, messageId: 'name' }),
  }),
};

export default {
  meta: { name: 'muster' },
  rules: {
    'sql-in-stores': sqlInStores,
    'no-retyped-action': noRetypedAction,
    'constant-names': constantNames,
    'no-default-export': noDefaultExport,
    'texts-in-catalogue': textsInCatalogue,
  },
};
