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
    'no-default-export': noDefaultExport,
    'texts-in-catalogue': textsInCatalogue,
  },
};
