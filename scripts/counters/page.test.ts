import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { countersPage, pageFile } from './page';

it('docs/counters.md is up to date: run "npm run counters" after changing a counter', async () => {
  expect(await readFile(pageFile, 'utf8')).toBe(await countersPage());
});

/** Amounts stored or shown per day, not limits on actions. */
const shownPerDay = ['calendarEntriesPerDay', 'interviewSuggestionsPerDay'];

it('every daily or per-minute limit belongs to a declared counter', () => {
  const text = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const cwd = new URL('../..', import.meta.url).pathname;
  const declared = text('shared/platform/counters.ts') + text('scripts/counters/other-counters.ts');
  const named = globSync('shared/**/*limits.ts', { cwd }).flatMap((file) =>
    [...text(file).matchAll(/^ {2}(\w+Per(?:Day|Minute)):/gm)].map(([, name]) => name!),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !declared.includes(`.${name}`) && !shownPerDay.includes(name))).toEqual([]);
});
