import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startSearchNode, type SearchNode } from './opensearch/search-node';

// npm run test:opensearch: the shared search tests against OPENSEARCH_URL or a node started from the archives.

const named = process.env['OPENSEARCH_URL'];
const since = performance.now();
const node: SearchNode = named ? { url: named, stop: () => Promise.resolve() } : await startSearchNode();
if (!named) console.info(`OpenSearch started in ${((performance.now() - since) / 1000).toFixed(1)} s.`);
try {
  const tests = spawn('vitest', ['run', '--project', 'opensearch', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, OPENSEARCH_URL: node.url },
  });
  const [exitCode] = (await once(tests, 'exit')) as [number | null];
  process.exitCode = exitCode ?? 1;
} finally {
  await node.stop();
}
