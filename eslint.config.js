import js from '@eslint/js';
import importSort from 'eslint-plugin-simple-import-sort';
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
    plugins: { 'import-sort': importSort },
    rules: {
      // What is installed first, then our own from far to near; in one block.
      'import-sort/imports': ['error', { groups: [['^node:', '^@?\\w', '^\\.', '^\\u0000']] }],
    },
  },
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
