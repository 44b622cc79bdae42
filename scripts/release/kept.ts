import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Templates } from '../../infra/limits/templates';
import type { Release, Template } from './release';
import { summaryOf } from './summary';

/** The newest release, without the site's files. */
export type KeptRelease = { name: string; commit: string; stage: string; release: Release };

const file = new URL('kept.json.br', import.meta.url);

export const releaseOf = (templates: Templates): Release =>
  Object.entries(templates).map(([stack, template]) => ({ stack, template: template as Template }));

export const readKept = async (): Promise<KeptRelease> =>
  JSON.parse(brotliDecompressSync(await readFile(file)).toString()) as KeptRelease;

export const keepRelease = async ({ release, ...rest }: KeptRelease): Promise<void> => {
  const kept: KeptRelease = { ...rest, release: summaryOf(release) };
  await writeFile(file, brotliCompressSync(JSON.stringify(kept)));
};
