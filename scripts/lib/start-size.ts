import type { FunctionBundle } from '../../infra/bundling';
import { scheduledFunctions } from '../../shared/platform/scheduled-functions';

/** The entry chunk and everything it imports statically. */
export type StartSize = { bytes: number; modules: { name: string; bytes: number }[] };

/** Limits in minified bytes. No one waits for scheduled functions, so they may load more. */
export const startLimits = { answering: 500_000, scheduled: 800_000 } as const;

export const startLimitOf = (name: string): number =>
  name in scheduledFunctions ? startLimits.scheduled : startLimits.answering;

const moduleName = (file: string): string => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file;

export const startSize = ({ metafile: { outputs } }: Pick<FunctionBundle, 'metafile'>): StartSize => {
  const entry = Object.keys(outputs).find((file) => file.endsWith('/index.mjs'));
  if (!entry) throw new Error('The bundle has no entry.');
  const read = new Set([entry]);
  // Iterating a set includes members added meanwhile.
  for (const file of read) {
    for (const { path, kind, external } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && !external) read.add(path);
    }
  }
  const chunks = [...read].map((file) => outputs[file]!);
  const modules = new Map<string, number>();
  for (const [file, { bytesInOutput }] of chunks.flatMap(({ inputs }) => Object.entries(inputs))) {
    const name = moduleName(file);
    modules.set(name, (modules.get(name) ?? 0) + bytesInOutput);
  }
  return {
    bytes: chunks.reduce((sum, { bytes }) => sum + bytes, 0),
    modules: [...modules].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes),
  };
};

export const tooLargeAtStart = (bundles: readonly Pick<FunctionBundle, 'name' | 'metafile'>[]): string[] =>
  bundles.flatMap(({ name, metafile }) => {
    const { bytes, modules } = startSize({ metafile });
    if (bytes <= startLimitOf(name)) return [];
    const biggest = modules.slice(0, 5).map((it) => `${it.name} ${kb(it.bytes)}`);
    return [`${name} reads ${kb(bytes)} kB at its start (at most ${kb(startLimitOf(name))}): ${biggest.join(', ')}`];
  });

const kb = (bytes: number): number => Math.round(bytes / 1000);
