import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, loopback } from '../local/ports';
import { opensearchArchives } from './artifacts';

const source = fileURLToPath(new URL('SearchNode.java', import.meta.url));
const heap = '512m';
const startSeconds = 120;

export type SearchNode = { url: string; stop(): Promise<void> };

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
};

const untilReady = async (child: ChildProcess, url: string, output: () => string): Promise<void> => {
  for (let waited = 0; waited < startSeconds * 1000; waited += 100) {
    if (child.exitCode !== null)
      throw new Error(`OpenSearch stopped at once (a JDK 17 or newer is needed).\n${output()}`);
    if (await answers(url)) return;
    await wait(100);
  }
  throw new Error(`OpenSearch did not answer within ${startSeconds} seconds.\n${output()}`);
};

/** Starts an empty node that ends together with this program. */
export const startSearchNode = async (): Promise<SearchNode> => {
  const archives = await opensearchArchives();
  const home = await mkdtemp(join(tmpdir(), 'wardline-opensearch-'));
  const port = await freePort();
  const java = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin', 'java') : 'java';
  const child = spawn(
    java,
    [`-Xms${heap}`, `-Xmx${heap}`, '-cp', join(archives, '*'), source, home, String(port)],
    // Its stdin stays open as long as this program runs.
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(String(chunk)));
  child.once('error', (error) => chunks.push(error.message));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.pid) {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    }
    await rm(home, { recursive: true, force: true });
  };
  const url = `http://${loopback}:${port}`;
  try {
    await untilReady(child, url, () => chunks.join('').trim());
  } catch (error) {
    child.kill('SIGKILL');
    await rm(home, { recursive: true, force: true });
    throw error;
  }
  return { url, stop };
};
