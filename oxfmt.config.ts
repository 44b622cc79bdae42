import { defineConfig } from 'oxfmt';

export default defineConfig({
  printWidth: 120,
  singleQuote: true,
  trailingComma: 'all',
  arrowParens: 'always',
  sortPackageJson: false,
  ignorePatterns: [
    'package-lock.json',
    'cdk.out',
    'dist',
    'web/dist',
    '.local',
    '.local-large',
    'docs/operations.txt',
    'infra/table-access.json',
    'shared/legal/archive',
    'emulators/stripe/schema/schema.json',
    'test/sim/released/',
    'shared/work/rules/pay/shifts-golden.json',
  ],
});
