import css from '@eslint/css';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';

// Style sheets and the few files of JavaScript: oxlint.config.ts has the rules for TypeScript.

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

export default defineConfig(
  {
    ignores: [
      '**/node_modules',
      'web/dist',
      'dist',
      'cdk.out',
      '.local',
      '.local-large',
      'coverage',
      'test-results',
      'playwright-report',
      'docs',
    ],
  },
  { ...js.configs.recommended, files: ['**/*.{mjs,cjs,js}'] },
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
