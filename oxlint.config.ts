import { defineConfig, type OxlintConfig } from 'oxlint';

type Rules = NonNullable<OxlintConfig['rules']>;
type Selector = { selector: string; message: string };

const product = ['infra/**/*.ts', 'lambdas/**/*.ts', 'shared/**/*.ts', 'web/src/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', 'test/**/*.ts', 'scripts/bench/**/*.ts'];
const toolConfig = ['*.config.ts', 'test/e2e/playwright.config.ts'];

const noBarrel = { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that declares it.' };
/** The default limit of a second fails on a busy machine. */
const waitsOneSecond = {
  selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/]',
  message: 'Use expect.poll, or waitFor of @testing-library/react, whose limits are set.',
};

const noHandMadeKey = {
  selector:
    "Property[key.name='queryKey'] > ArrayExpression, TSAsExpression[parent.key.name='queryKey'] > ArrayExpression",
  message: 'Keys follow from operations: queryOf, pagesOf, readAgain and cached of lib/requests/query-of.ts.',
};
/** Years beyond 9999 make `+010000-01-01` of it, which sorts before every day. */
const unboundedDay = {
  selector:
    'CallExpression[callee.property.name="slice"][arguments.1.raw=/^(7|10)$/]' +
    '[callee.object.callee.property.name="toISOString"]',
  message: 'calendarDay and monthOf of shared/core/rules/calendar-days stay in the calendar.',
};
/** The type of the one way asks for a zone. */
const unzonedFormat = {
  selector:
    'MemberExpression[object.name="Intl"][property.name="DateTimeFormat"], ' +
    'CallExpression[callee.property.name=/^to(Locale)?(Date|Time)String$/]',
  message: 'dateTimeFormat of shared/text/intl-formats prints a moment in the zone that it is given.',
};
/** The reader's zone is a choice, which the call shows. */
const unzonedMoment = {
  selector:
    'CallExpression[callee.name="formatDate"][arguments.length=1] > ' +
    ':matches(MemberExpression[property.name=/(At|_at|Since)$/], Identifier[name=/(At|_at|Since)$/]).arguments',
  message: 'The day of an instant depends on the zone: pass that of the place, or ownZone().',
};
/** A loop whose days may never reach their end. */
const unboundedLoop = {
  selector:
    ':matches(ForStatement[update], WhileStatement) > :matches(.update, .test) CallExpression[callee.name=/^(addDays|daysAfter|addMonths)$/]',
  message:
    'Go through daysFrom, mondaysFrom, monthsFrom, or daysAhead of shared/core/rules/calendar-days, which have a ceiling.',
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
  'shared/*/model/**/*vocabulary.ts',
  // Names of other companies' products are the same in every language.
  'shared/connect/integrations/catalog/*.ts',
  'shared/data/healthcare/{areas,units}.ts',
  // Columns of other companies' files.
  'shared/data/payroll-layouts.ts',
  'shared/hiring/rules/match/match*.ts',
  'web/src/find/screens/marketing/landing/specialty-tiles.tsx',
  'web/src/connect/screens/developers/sample-{answers,requests}.ts',
  'lambdas/connect/job-feed/*.ts',
  'web/src/people/screens/profile/wizard/preferences-search.ts',
  'web/src/app/screens/component-gallery.tsx',
  'lambdas/messages/calendar-feed/handler.ts',
];

/** They make the formats, or ask which zones exist. */
const ownFormats = [
  'shared/text/intl-formats.ts',
  'shared/messages/rules/schedule-times.ts',
  'shared/messages/model/calendar.ts',
  'lambdas/messages/calendar/busy-times.ts',
  'web/src/lib/time/own-zone.ts',
  // Its dates are those of the drawn calendar, without a zone.
  'web/src/messages/screens/calendar/schedule-calendar.tsx',
];

const inAllFiles = [noBarrel, waitsOneSecond];
const inProduct = [...inAllFiles, unboundedDay, unboundedLoop, unzonedFormat];
const inWeb = [...inProduct, unzonedMoment, noHandMadeKey, effectReturnsValue, noMockedApi];

/** Severity and selectors. */
const syntax = (selectors: readonly Selector[]): Rules => ({ 'core/no-restricted-syntax': ['error', ...selectors] });

export default defineConfig({
  plugins: ['typescript', 'import', 'react'],
  jsPlugins: [{ name: 'core', specifier: './scripts/lint/eslint-core.js' }],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  // ESLint checks the few files of JavaScript, and the style sheets.
  ignorePatterns: ['docs', '**/*.{js,mjs,cjs}'],
  rules: {
    ...syntax(inAllFiles),
    'import/no-default-export': 'error',
    eqeqeq: ['error', 'always'],
    'for-direction': 'error',
    'max-lines': ['error', 400],
    'no-array-constructor': 'error',
    'no-async-promise-executor': 'error',
    'no-case-declarations': 'error',
    'no-compare-neg-zero': 'error',
    'no-cond-assign': 'error',
    'no-constant-binary-expression': 'error',
    'no-constant-condition': 'error',
    'no-control-regex': 'error',
    'no-debugger': 'error',
    'no-delete-var': 'error',
    'no-dupe-else-if': 'error',
    'no-duplicate-case': 'error',
    'no-empty': 'error',
    'no-empty-character-class': 'error',
    'no-empty-pattern': 'error',
    'no-empty-static-block': 'error',
    'no-ex-assign': 'error',
    'no-extra-boolean-cast': 'error',
    'no-fallthrough': 'error',
    'no-global-assign': 'error',
    'no-invalid-regexp': 'error',
    'no-irregular-whitespace': 'error',
    'no-loss-of-precision': 'error',
    'no-misleading-character-class': 'error',
    'no-nonoctal-decimal-escape': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-self-assign': 'error',
    'no-shadow-restricted-names': 'error',
    'no-sparse-arrays': 'error',
    'no-unassigned-vars': 'error',
    'no-unexpected-multiline': 'error',
    'no-unsafe-finally': 'error',
    'no-unsafe-optional-chaining': 'error',
    'no-unused-expressions': 'error',
    'no-unused-labels': 'error',
    'no-unused-private-class-members': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-useless-backreference': 'error',
    'no-useless-catch': 'error',
    'no-useless-constructor': 'error',
    'no-useless-escape': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'require-yield': 'error',
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/consistent-type-imports': [
      'error',
      { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
    ],
    'typescript/no-duplicate-enum-values': 'error',
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extra-non-null-assertion': 'error',
    'typescript/no-extraneous-class': 'error',
    'typescript/no-invalid-void-type': 'error',
    'typescript/no-misused-new': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-non-null-asserted-optional-chain': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-this-alias': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-declaration-merging': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-wrapper-object-types': 'error',
    'typescript/prefer-as-const': 'error',
    'typescript/prefer-literal-enum-member': 'error',
    'typescript/prefer-namespace-keyword': 'error',
    'typescript/triple-slash-reference': 'error',
    'typescript/unified-signatures': 'error',
    'use-isnan': 'error',
    'valid-typeof': 'error',
    'typescript/await-thenable': 'error',
    'typescript/no-array-delete': 'error',
    // Converts claims and other JSON values to text.
    'typescript/no-base-to-string': 'off',
    // `return send(...)` ends a handler early in one line.
    'typescript/no-confusing-void-expression': 'off',
    'typescript/no-deprecated': 'error',
    'typescript/no-duplicate-type-constituents': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-for-in-array': 'error',
    'typescript/no-generated-empty-object-type': 'error',
    'typescript/no-implied-eval': 'error',
    'typescript/no-meaningless-void-operator': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-misused-spread': 'error',
    'typescript/no-mixed-enums': 'error',
    'typescript/no-redundant-type-constituents': 'error',
    'typescript/no-unnecessary-boolean-literal-compare': 'error',
    'typescript/no-unnecessary-condition': 'error',
    'typescript/no-unnecessary-template-expression': 'error',
    'typescript/no-unnecessary-type-arguments': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-conversion': 'error',
    // Fetched JSON gets its type from type parameters that only name the caller's type.
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-assignment': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-unsafe-unary-minus': 'error',
    'typescript/no-useless-default-assignment': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/prefer-reduce-type-parameter': 'error',
    'typescript/prefer-return-this-type': 'error',
    'typescript/related-getter-setter-pairs': 'error',
    // Ports and handlers are async by contract, even if an adapter returns at once.
    'typescript/require-await': 'off',
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // Ports are destructured; adapters are closures and don't use `this`.
    'typescript/unbound-method': 'off',
    'typescript/use-unknown-in-catch-callback-variable': 'error',
  },
  overrides: [
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
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        ...syntax(inWeb),
        'no-restricted-imports': [
          'error',
          {
            name: 'react',
            importNames: ['lazy'],
            message: 'Use lib/browser/lazy: a part that fails to load offline takes the page with it.',
          },
          {
            name: '@testing-library/react',
            importNames: ['act'],
            message: 'Use lib/testing/act, which waits for code that a step loads.',
          },
        ],
      },
    },
    {
      files: ['web/src/lib/browser/lazy.ts', 'web/src/app/lazy-view.tsx', 'web/src/lib/testing/{act,live}.ts'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: ['{lambdas,shared}/**/*.ts'],
      excludeFiles: tests,
      rules: syntax(inProduct),
    },
    {
      files: ['{lambdas,shared}/**/*.ts'],
      excludeFiles: withoutTexts,
      rules: syntax([...inProduct, ...texts]),
    },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      excludeFiles: withoutTexts,
      rules: syntax([...inWeb, ...texts]),
    },
    {
      files: ownFormats,
      rules: syntax([...inAllFiles, unboundedDay, unboundedLoop]),
    },
    {
      files: tests,
      rules: {
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      // Playwright reads the fixtures that a test needs from this pattern.
      files: ['test/e2e/**/*.ts'],
      rules: { 'no-empty-pattern': 'off' },
    },
    {
      // Tools require these default exports.
      files: toolConfig,
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
