import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { entriesOf } from './compile-catalog';
import { unusedKeys } from './unused-keys';
import { avoidedWording } from './wording';

// npm run test:wording

const root = fileURLToPath(new URL('../..', import.meta.url));
const catalogs = 'shared/locales/en/**/*.json';

const texts: [place: string, text: string][] = [
  ...globSync(catalogs, { cwd: root }).flatMap((file) =>
    entriesOf(readFileSync(join(root, file), 'utf8')).map(([key, text]): [string, string] => [
      `${file}: ${key}`,
      typeof text === 'string' ? text : JSON.stringify(text),
    ]),
  ),
];

describe('product texts', () => {
  it('are found', () => {
    expect(texts.length).toBeGreaterThan(3000);
  });

  it.each(avoidedWording)('have no $pattern: write $write', ({ pattern }) => {
    expect(texts.filter(([, text]) => pattern.test(text)).map(([place]) => place)).toEqual([]);
  });

  it('are all used', () => {
    expect(
      unusedKeys(
        root,
        catalogs,
        '{web/src,lambdas,scripts/vite,shared/{legal,text,*/{api,integrations,model,rules}}}/**/*.{ts,tsx}',
      ),
    ).toEqual([]);
  });
});
