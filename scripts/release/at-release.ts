import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../lib/run-command';

const root = fileURLToPath(new URL('../..', import.meta.url));

const git = async (...args: string[]): Promise<string> => {
  const { exitCode, output } = await runCommand(['git', '-C', root, ...args]);
  if (exitCode !== 0) throw new Error(output);
  return output.trim();
};

export const commitOfSources = (): Promise<string> => git('rev-parse', 'HEAD');

/** Packages that create templates. */
const makers = ['aws-cdk-lib', 'constructs'] as const;

type Lock = { packages: Record<string, { version: string }> };
const versionsIn = async (directory: string): Promise<string> => {
  const { packages } = JSON.parse(await readFile(join(directory, 'package-lock.json'), 'utf8')) as Lock;
  return makers.map((name) => `${name} ${packages[`node_modules/${name}`]?.version}`).join(', ');
};

/** Uses a release's sources with the installed packages, if its templates were created with the same versions. */
export const atRelease = async <Result>(ref: string, use: (sources: string) => Promise<Result>): Promise<Result> => {
  const directory = await mkdtemp(join(tmpdir(), 'wardline-sources-'));
  const sources = join(directory, 'sources');
  await git('worktree', 'add', '--detach', '--quiet', sources, ref);
  try {
    const [own, installed] = await Promise.all([sources, root].map(versionsIn));
    if (own !== installed)
      throw new Error(`It was made with ${own}, and ${installed} are installed: templates would differ by them.`);
    await symlink(join(root, 'node_modules'), join(sources, 'node_modules'));
    return await use(sources);
  } catch (error) {
    throw new Error(`${ref}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    await git('worktree', 'remove', '--force', sources);
    await rm(directory, { recursive: true, force: true });
  }
};
