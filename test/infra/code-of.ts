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

/** Environment variables read by a bundle's code. */
export const environmentIn = (bundle: FunctionBundle): string[] =>
  [
    ...new Set(
      sourcesIn(bundle).flatMap((source) =>
        [...source.matchAll(/environment\('(\w+)'\)/g)].map(([, part]) => part ?? ''),
      ),
    ),
  ].sort();

/** SDK commands, such as `new AdminGetUserCommand(`, and calls without it, such as `ask<User>('AdminGetUser'`. */
const sentOperation = /new (\w+)Command\(|\bask(?:Aws)?(?:<[^()]*>)?\((?:'[\w-]+', )?'(\w+)'/g;

/** Operations of AWS services called by a bundle's code. */
export const operationsIn = (bundle: FunctionBundle): string[] =>
  [
    ...new Set(
      sourcesIn(bundle).flatMap((source) =>
        [...source.matchAll(sentOperation)].map(([, command, operation]) => command ?? operation ?? ''),
      ),
    ),
  ].sort();
