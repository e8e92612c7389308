// Rules of our own for the linter, in the shape of ESLint's.
import { textsInCatalogue } from './texts-in-catalogue.mjs';

const declarers = ['readOperation', 'writeOperation', 'listOperation', 'fileOperation', 'openOperation'];

/** A file that declares an operation reads as its rules do: SQL stands in a store. */
const noSqlInVerbs = {
  meta: { type: 'problem', schema: [], messages: { sql: 'SQL belongs into store.ts, or a *-store.ts beside it.' } },
  create(context) {
    const templates = [];
    let isVerb = false;
    return {
      CallExpression({ callee }) {
        isVerb ||= callee.type === 'Identifier' && declarers.includes(callee.name);
      },
      TaggedTemplateExpression(node) {
        if (node.tag.type === 'Identifier' && node.tag.name === 'sql') templates.push(node);
      },
      'Program:exit'() {
        for (const node of isVerb ? templates : []) context.report({ node, messageId: 'sql' });
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

const noDefaultExport = {
  meta: { type: 'suggestion', schema: [], messages: { name: 'Name what you export.' } },
  create: (context) => ({
    ExportDefaultDeclaration: (node) => context.report({ node, messageId: 'name' }),
  }),
};

export default {
  meta: { name: 'muster' },
  rules: {
    'no-sql-in-verbs': noSqlInVerbs,
    'no-retyped-action': noRetypedAction,
    'no-default-export': noDefaultExport,
    'texts-in-catalogue': textsInCatalogue,
  },
};
