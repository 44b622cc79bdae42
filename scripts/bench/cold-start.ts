import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../lib/run-command';
import type { BenchBundle } from './bundles';
import { median } from './statistics';

export type ColdStart = { name: string; loadMs: number; totalMs: number };

const child = fileURLToPath(new URL('cold-start-child.mjs', import.meta.url));

type Sample = { load: number; total: number; statusCode: number | null; logged: unknown[] };

const sample = async (file: string, eventFile: string, env: Record<string, string>): Promise<Sample> => {
  const { exitCode, output } = await runCommand([process.execPath, child, file, eventFile], { env });
  if (exitCode !== 0) throw new Error(`A cold start of ${file} failed:\n${output.slice(-1000)}`);
  const result = JSON.parse(output) as Sample;
  if ((result.statusCode ?? 200) >= 500) throw new Error(`${file} answered an error: ${JSON.stringify(result.logged)}`);
  return result;
};

/** Median of load plus first invocation in a new process. Alternates functions, so slow phases affect all equally. */
export const measureColdStarts = async (
  bundles: readonly BenchBundle[],
  events: Record<string, unknown>,
  env: Record<string, string>,
  { runs, directory }: { runs: number; directory: string },
): Promise<ColdStart[]> => {
  await mkdir(directory, { recursive: true });
  const prepared = await Promise.all(
    bundles.map(async ({ name, file }) => {
      const eventFile = join(directory, `${name}.json`);
      if (!(name in events)) throw new Error(`cold-events.ts has no first invocation for ${name}.`);
      await writeFile(eventFile, JSON.stringify(events[name]));
      return { name, file, eventFile, samples: [] as Sample[] };
    }),
  );
  // The first round warms the page cache and is not measured.
  for (let round = -1; round < runs; round += 1) {
    for (const { file, eventFile, samples } of prepared) {
      const result = await sample(file, eventFile, env);
      if (round >= 0) samples.push(result);
    }
  }
  return prepared.map(({ name, samples }) => ({
    name,
    loadMs: median(samples.map(({ load }) => load)),
    totalMs: median(samples.map(({ total }) => total)),
  }));
};
