import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from '../lib/run-command';
import { runScript } from '../lib/run-script';
import { findingsOf, type Release } from './compare-releases';
import { synthesize } from './synthesize';

// npm run release:check -- <git ref>   whether this release can be deployed over that one, and rolled back to it
// npm run release:check -- <git ref> <git ref>   the same for two others

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stage: { type: 'string', default: 'prod' } },
});
const [older, newer] = positionals;

const git = async (...args: string[]): Promise<void> => {
  const { exitCode, output } = await runCommand(['git', '-C', root, ...args]);
  if (exitCode !== 0) throw new Error(output);
};

/** Uses the packages that are installed here. */
const releaseAt = async (ref: string, directory: string): Promise<Release> => {
  const sources = join(directory, 'sources');
  await git('worktree', 'add', '--detach', '--quiet', sources, ref);
  try {
    await symlink(join(root, 'node_modules'), join(sources, 'node_modules'));
    return await synthesize(sources, values.stage, join(directory, 'assembly'));
  } finally {
    await git('worktree', 'remove', '--force', sources);
  }
};

const report = (title: string, from: Release, to: Release): number => {
  const findings = findingsOf(from, to);
  console.info(`${title}: ${findings.length === 0 ? 'nothing is in the way.' : `${findings.length} findings`}`);
  for (const { kind, text } of findings) console.info(`  ${kind.padEnd(6)}  ${text}`);
  return findings.length;
};

const check = async (): Promise<number> => {
  if (!older) throw new Error('Name the release to compare with: npm run release:check -- <git ref>');
  const directory = await mkdtemp(join(tmpdir(), 'wardline-release-'));
  const part = (name: string): Promise<string> => mkdtemp(join(directory, name));
  try {
    const before = await releaseAt(older, await part('older'));
    const now = newer
      ? await releaseAt(newer, await part('newer'))
      : await synthesize(root, values.stage, await part('now'));
    const found = report('Deploying', before, now) + report('Rolling back', now, before);
    return found === 0 ? 0 : 1;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

runScript(check);
