import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command';

const page = fileURLToPath(new URL('../../dist/web/index.html', import.meta.url));

/** `reuse`: uses an existing build, if any. */
export const ensureBuiltSite = async (reuse: boolean, progress: (text: string) => void): Promise<void> => {
  if (reuse && existsSync(page)) return;
  progress('building the site');
  const { exitCode, output } = await runCommand(['vite', 'build', '--logLevel', 'warn']);
  if (exitCode !== 0) throw new Error(output);
};
