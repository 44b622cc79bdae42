import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../lib/run-command';
import type { Release } from './release';

const templatesOf = fileURLToPath(new URL('templates-of.ts', import.meta.url));

/** Templates of a stage from the sources in `directory`, even if prod's checks would block it. */
export const synthesize = async (directory: string, stage: string): Promise<Release> => {
  const output = await mkdtemp(join(tmpdir(), 'wardline-release-'));
  try {
    const file = join(output, 'release.json');
    const command = ['env', `--chdir=${directory}`, `TMPDIR=${output}`, 'npx', 'tsx', templatesOf, stage, file];
    const result = await runCommand(command);
    if (result.exitCode !== 0) throw new Error(`Synthesis failed:\n${result.output}`);
    return JSON.parse(await readFile(file, 'utf8')) as Release;
  } finally {
    await rm(output, { recursive: true, force: true });
  }
};
