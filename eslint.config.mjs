import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const product = ['infra/**/*.ts', 'lambdas/**/*.ts', 'shared/**/*.ts', 'web/src/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', 'test/**/*.ts', 'scripts/bench/**/*.ts'];
const toolConfig = ['*.config.{ts,mjs}', '.*.mjs', 'test/e2e/playwright.config.ts', 'test/support/global-setup.ts'];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: one name for one thing, wherever it is imported.',
};
const noBarrel = { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that declares it.' };

const noHandMadeKey = {
  selector:
    "Property[key.name='queryKey'] > ArrayExpression, TSAsExpression[parent.key.name='queryKey'] > ArrayExpression",
  message: 'Keys follow from operations: queryOf, pagesOf, readAgain and cached of lib/requests/query-of.ts.',
};
/** React calls an effect's return value, and browser functions may start to return promises. */
const effectReturnsValue = {
  selector:
    'CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/] > ArrowFunctionExpression.arguments:first-child' +
    '[body.type!=/^(BlockStatement|ArrowFunctionExpression|FunctionExpression)$/]:not([body.operator="void"])',
  message: 'Give the effect a body in braces, and return only what cleans up after it.',
};

const noMockedApi = {
  selector:
    'CallExpression[callee.object.name="vi"][callee.property.name=/^(mock|doMock)$/]' +
    ' Literal[value=/(^|\\u002F)api\\u002Fapi(\\.ts)?$/]',
  message: 'Answer operations by their contracts: answering of lib/testing/api-server.ts.',
};

export default tseslint.config(
  {
    ignores: [
      'shared/locales/catalogs.ts',
      '**/node_modules',
      'web/dist',
      'dist',
      'cdk.out',
      '.local',
      'coverage',
      'test-results',
      'playwright-report',
      'docs',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // noUncheckedIndexedAccess requires it where an index is known to exist.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `return send(...)` ends a handler early in one line.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Ports are destructured; adapters are closures and don't use `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Converts claims and other JSON values to text.
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Ports and handlers are async by contract, even if an adapter returns at once.
      '@typescript-eslint/require-await': 'off',
      // Fetched JSON gets its type from type parameters that only name the caller's type.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      'no-restricted-syntax': ['error', noDefaultExport, noBarrel],
      eqeqeq: ['error', 'always'],
      'max-lines': ['error', 400],
    },
  },
  {
    files: product,
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use crypto.getRandomValues or an injected source.' },
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', noDefaultExport, noBarrel, noHandMadeKey, effectReturnsValue, noMockedApi],
    },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Playwright reads the fixtures that a test needs from this pattern.
    files: ['test/e2e/**/*.ts'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: ['web/public/**/*.js'],
    languageOptions: { globals: { document: 'readonly', localStorage: 'readonly', matchMedia: 'readonly' } },
    rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  {
    // Tools require these default exports.
    files: toolConfig,
    rules: { 'no-restricted-syntax': ['error', noBarrel] },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        performance: 'readonly',
      },
    },
  },
);
