import js from '@eslint/js';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.muster/**',
      'docs/reference/**',
      'console/src/client/schema.ts',
      'sdk/src/generated/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // Two rules that contradict each other: a cast says more than an exclamation mark.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/no-empty-function': ['error', { allow: ['methods', 'arrowFunctions'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', { selector: 'ExportDefaultDeclaration', message: 'Name what you export.' }],
    },
  },
  {
    files: ['**/*.test.ts', '**/test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        URLSearchParams: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        performance: 'readonly',
      },
    },
  },
  // Parts of it run in the page.
  { files: ['scripts/pictures.mjs'], languageOptions: { globals: { document: 'readonly' } } },
  { files: ['**/*.config.{ts,js}', 'server/test/database.ts'], rules: { 'no-restricted-syntax': 'off' } },
  // An import only ever points down: main, then http, worker, delivery and cli, then features, then kernel, then lib and db.
  // Beside them, files: the stores of uploaded files, which main hands to the kernel; and backup, which main runs.
  layer('lib', ['features', 'http', 'worker', 'delivery', 'cli', 'main', 'kernel', 'files', 'backup']),
  layer('kernel', ['features', 'http', 'worker', 'delivery', 'cli', 'main', 'files']),
  layer('db', ['features', 'http', 'worker', 'delivery', 'cli', 'main', 'kernel']),
  layer('files', ['features', 'http', 'worker', 'delivery', 'cli', 'main']),
  layer('backup', ['features', 'http', 'worker', 'delivery', 'cli', 'main']),
  layer('features', ['http', 'worker', 'delivery', 'cli', 'main', 'files']),
  layer('http', ['features', 'worker', 'delivery', 'cli', 'main']),
  layer('worker', ['features', 'http', 'delivery', 'cli', 'main']),
  layer('delivery', ['features', 'http', 'worker', 'cli', 'main', 'files']),
  layer('cli', ['features', 'http', 'worker', 'delivery', 'main']),
  {
    files: ['server/src/features/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    plugins: { muster: { rules: { 'no-sql-in-verbs': noSqlInVerbs() } } },
    rules: { 'muster/no-sql-in-verbs': 'error' },
  },
);

/** A file that declares an operation reads as its rules do: SQL stands in a store. */
function noSqlInVerbs() {
  const declarers = ['readOperation', 'writeOperation', 'listOperation', 'fileOperation', 'openOperation'];
  return {
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
}

function layer(name, above) {
  return {
    files: [`server/src/${name}/**/*.ts`],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: `^(\\.\\./)+(${above.join('|')})/`, message: `${name} knows nothing of what stands above it.` },
          ],
        },
      ],
    },
  };
}
