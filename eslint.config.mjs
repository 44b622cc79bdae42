import css from '@eslint/css';
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
/** The default limit of a second fails on a busy machine. */
const waitsOneSecond = {
  selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/][arguments.length=1]',
  message: 'Use waitFor of test/support/wait-for.',
};

const noHandMadeKey = {
  selector:
    "Property[key.name='queryKey'] > ArrayExpression, TSAsExpression[parent.key.name='queryKey'] > ArrayExpression",
  message: 'Keys follow from operations: queryOf, pagesOf, readAgain and cached of lib/requests/query-of.ts.',
};
/** Years beyond 9999 make `+010000-01-01` of it, which sorts before every day. */
const unboundedDay = {
  selector:
    'CallExpression[callee.property.name="slice"][arguments.1.value=/^(7|10)$/]' +
    '[callee.object.callee.property.name="toISOString"]',
  message: 'calendarDay and monthOf of shared/domain/calendar-days stay in the calendar.',
};
/** A loop whose days may never reach their end. */
const unboundedLoop = {
  selector:
    ':matches(ForStatement[update], WhileStatement) > :matches(.update, .test) CallExpression[callee.name=/^(addDays|daysAfter|addMonths)$/]',
  message:
    'Go through daysFrom, mondaysFrom, monthsFrom, or daysAhead of shared/domain/calendar-days, which have a ceiling.',
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

/** Sizes, and properties that the direction of a text leaves alone. */
const vertical = [
  ...['width', 'height', 'max-width', 'max-height', 'min-width', 'min-height', 'top', 'bottom'],
  ...['margin-top', 'margin-bottom', 'padding-top', 'padding-bottom', 'scroll-margin-top'],
  ...[
    'border-top',
    'border-bottom',
    'border-top-color',
    'border-bottom-color',
    'border-top-width',
    'border-bottom-width',
  ],
  ...['overflow-x', 'overflow-y', 'overscroll-behavior-x', 'overscroll-behavior-y'],
];

/** Errors for logs, summaries of the API, and names and types in code are for developers. */
const forDevelopers = [
  'NewExpression[callee.name=/^(?!AppError|ApiError).*(Error|Unavailable)$/] > *',
  'CallExpression[callee.type="Super"] > *',
  'CallExpression[callee.object.name=/^(log|logger|console)$/] > *',
  'Property[key.name="summary"] > *',
  'MemberExpression > *',
  'TSLiteralType > *',
  '.key',
];
const notForDevelopers = forDevelopers.map((selector) => `:not(${selector})`).join('');
const sentence = "/^\\W*[A-Z][a-z'’]*[,:]? +[\\w“‘(]/";
const namesOfTexts = '/^(label|title|alt|text|hint|heading|placeholder|description|message|subject|aria-[a-z]+)$/';
const texts = [
  'JSXText[value=/[A-Za-z]/]',
  `JSXAttribute[name.name=${namesOfTexts}] > Literal[value=/[A-Z][a-z]|[a-z] [a-z]/]`,
  `Property[key.name=${namesOfTexts}] > Literal[value=/^[A-Z][a-z]/]`,
  `Literal[value=${sentence}]${notForDevelopers}`,
  `TemplateLiteral${notForDevelopers} > TemplateElement[value.raw=${sentence}]`,
].map((selector) => ({ selector, message: 'Texts that people read are in shared/locales.' }));

/** Tests, values of vocabularies, and what only developers or machines read. */
const withoutTexts = [
  ...tests,
  '**/*.{fake,fixture}.ts',
  '**/*testing.{ts,tsx}',
  'web/src/lib/testing/**',
  'shared/model/*vocabulary.ts',
  // Names of other companies' products are the same in every language.
  'shared/integrations/catalog/*.ts',
  'shared/data/healthcare/{areas,units}.ts',
  // Columns of other companies' files.
  'shared/data/payroll-layouts.ts',
  'shared/domain/match*.ts',
  'web/src/features/marketing/specialty-tiles.tsx',
  'web/src/features/developers/sample-{answers,requests}.ts',
  'lambdas/job-feed/*.ts',
  'web/src/features/profile/wizard/preferences-search.ts',
  'web/src/app/screens/component-gallery.tsx',
  'lambdas/calendar-feed/handler.ts',
];

const inAllFiles = [noDefaultExport, noBarrel, waitsOneSecond];
const inProduct = [...inAllFiles, unboundedDay, unboundedLoop];
const inWeb = [...inProduct, noHandMadeKey, effectReturnsValue, noMockedApi];

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
  { ...js.configs.recommended, files: ['**/*.{ts,tsx,mjs,cjs,js}'] },
  {
    files: ['**/*.{ts,tsx}'],
    // What needs types is checked by oxlint (.oxlintrc.json), in a seventh of the time.
    extends: [tseslint.configs.strict],
    rules: {
      // noUncheckedIndexedAccess requires it where an index is known to exist.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      'no-restricted-syntax': ['error', ...inAllFiles],
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
      'no-restricted-syntax': ['error', ...inWeb],
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['lazy'],
          message: 'Use lib/browser/lazy: a part that fails to load offline takes the page with it.',
        },
      ],
    },
  },
  {
    files: ['web/src/lib/browser/lazy.ts', 'web/src/app/lazy-view.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['{lambdas,shared}/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...inProduct] },
  },
  {
    files: ['{lambdas,shared}/**/*.ts'],
    ignores: withoutTexts,
    rules: { 'no-restricted-syntax': ['error', ...inProduct, ...texts] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: withoutTexts,
    rules: { 'no-restricted-syntax': ['error', ...inWeb, ...texts] },
  },
  {
    // Playwright reads the fixtures that a test needs from this pattern.
    files: ['test/e2e/**/*.ts'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: ['web/public/**/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...['document', 'window', 'localStorage', 'location', 'matchMedia', 'addEventListener', 'setTimeout'],
          'PerformanceObserver',
        ].map((name) => [name, 'readonly']),
      ),
    },
    rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  {
    // Right-to-left languages mirror the site.
    files: ['web/src/**/*.css'],
    language: 'css/css',
    plugins: { css },
    rules: {
      'css/prefer-logical-properties': ['error', { allowProperties: vertical, allowUnits: ['vw', 'vh', 'dvh'] }],
    },
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
