import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addDays } from '@shared/core/rules/calendar-days';
import * as z from 'zod';

/** A row in `shared/data` with its source and the day it was read. */
export type Fact = { file: string; name: string; source: string; checkedOn: string; confirmed: boolean };

/** Days after which a source must be read again. */
export const factDays = 180;

const Row = z.object({
  source: z.string(),
  checkedOn: z.iso.date(),
  confirmed: z.boolean().default(true),
  compact: z.string().optional(),
  code: z.string().optional(),
  state: z.string().nullish(),
});

/** Array rows are named by their subject, record rows by their key. */
const nameOf = ({ compact, code, state }: z.infer<typeof Row>, key: string): string => {
  const parts = [compact, code, state].filter((part) => part !== undefined);
  return parts.length === 0 ? key : parts.map((part) => part ?? 'federal').join(' ');
};

/** Rows in the lists and records that a file exports. */
export const factsIn = (file: string, exports: Record<string, unknown>): Fact[] =>
  Object.values(exports).flatMap((list) =>
    typeof list !== 'object' || list === null
      ? []
      : Object.entries(list).flatMap(([key, value]) => {
          const row = Row.safeParse(value).data;
          if (!row) return [];
          const { source, checkedOn, confirmed } = row;
          return [{ file, name: nameOf(row, key), source, checkedOn, confirmed }];
        }),
  );

const dataFolder = join(import.meta.dirname, '../../shared/data');

export const readFacts = async (): Promise<Fact[]> => {
  const files = readdirSync(dataFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const facts = files.map(async (file) =>
    factsIn(file, (await import(pathToFileURL(join(dataFolder, file)).href)) as Record<string, unknown>),
  );
  return (await Promise.all(facts)).flat();
};

export const isOld = ({ checkedOn }: Pick<Fact, 'checkedOn'>, today: string): boolean =>
  addDays(checkedOn, factDays) < today;

/** Rows with the same source and day share a line. */
const linesOf = (facts: readonly Fact[]): string[] => {
  const groups = Map.groupBy(
    facts,
    ({ file, source, checkedOn }) => `${file}, read ${checkedOn}: ${source || 'no source'}`,
  );
  return [...groups].map(([title, rows]) => `  ${title}\n    ${rows.map(({ name }) => name).join(', ')}`);
};

const section = (title: string, facts: readonly Fact[]): string =>
  [`${title}: ${facts.length}`, ...linesOf(facts)].join('\n');

export const factsReport = (facts: readonly Fact[], today: string): string =>
  [
    section(
      `Not read for more than ${factDays} days`,
      facts.filter((fact) => isOld(fact, today)),
    ),
    section(
      'Not confirmed by a source',
      facts.filter(({ confirmed }) => !confirmed),
    ),
    `Rows with a source: ${facts.length}`,
  ].join('\n\n');
