import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FunctionBundle } from '../../infra/bundling';

const root = join(import.meta.dirname, '../..');

/** Lambda source files in a bundle. */
const sourcesIn = ({ metafile }: FunctionBundle): string[] => {
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  return [...new Set(files)]
    .filter((file) => file.startsWith('lambdas/'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
};

/** Environment parts read by a bundle's code. */
export const environmentIn = (bundle: FunctionBundle): string[] =>
  [
    ...new Set(
      sourcesIn(bundle).flatMap((source) =>
        [...source.matchAll(/environment\('(\w+)'\)/g)].map(([, part]) => part ?? ''),
      ),
    ),
  ].sort();

/** SDK commands in a bundle's code, such as PutCommand. */
export const commandsIn = (bundle: FunctionBundle): string[] =>
  [
    ...new Set(
      sourcesIn(bundle).flatMap((source) => [...source.matchAll(/new (\w+)Command\(/g)].map(([, name]) => name ?? '')),
    ),
  ].sort();
