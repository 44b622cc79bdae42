import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keys, lists } from '../../lambdas/runtime/keys';
import type { FunctionBundle } from '../../infra/bundling';

const root = join(import.meta.dirname, '../..');

/** Source of every lambda file that a bundle holds. */
export const sourcesIn = ({ metafile }: FunctionBundle): string[] => {
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  return [...new Set(files)]
    .filter((file) => file.startsWith('lambdas/') && !file.endsWith('runtime/keys.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
};

const wildcard = '*';
type AnyKey = (...parts: unknown[]) => { pk: string } | string;
const partitionOf = (key: AnyKey | string): string => {
  // Longer than any key's number of parts.
  const made = typeof key === 'string' ? key : key(...Array.from({ length: 4 }, () => wildcard));
  return typeof made === 'string' ? made : made.pk;
};

const namesOf = (sources: readonly string[], object: string): string[] =>
  sources.flatMap((source) =>
    [...source.matchAll(new RegExp(`\\b${object}\\.(\\w+)`, 'g'))].map(([, name]) => name ?? ''),
  );

const matches = (pattern: string, value: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(value);

/** Patterns of the table's partitions that the code of a bundle names, without those that another covers. */
export const partitionsIn = (bundle: FunctionBundle): string[] => {
  const sources = sourcesIn(bundle);
  const used = [
    ...namesOf(sources, 'keys').map((name) => keys[name as keyof typeof keys] as AnyKey | undefined),
    ...namesOf(sources, 'lists').map((name) => lists[name as keyof typeof lists] as AnyKey | string | undefined),
  ];
  const patterns = [...new Set(used.filter((key) => key !== undefined).map(partitionOf))];
  return patterns.filter((value) => !patterns.some((other) => other !== value && matches(other, value))).sort();
};

/** Parts of shared/platform/environment.ts that the code of a bundle reads. */
export const environmentIn = (bundle: FunctionBundle): string[] =>
  [
    ...new Set(
      sourcesIn(bundle).flatMap((source) =>
        [...source.matchAll(/environment\('(\w+)'\)/g)].map(([, part]) => part ?? ''),
      ),
    ),
  ].sort();

/** SDK commands that the code of a bundle sends, such as PutCommand. */
export const commandsIn = (bundle: FunctionBundle): string[] =>
  [
    ...new Set(
      sourcesIn(bundle).flatMap((source) => [...source.matchAll(/new (\w+)Command\(/g)].map(([, name]) => name ?? '')),
    ),
  ].sort();
