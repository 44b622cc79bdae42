import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../lib/run-command';

/** Engine version, as in pom.xml; AWS offers the same minor version. */
const version = '2.19.6';
/** Digest of all archives' names and contents; changes with the version. */
const expectedDigest = '044048e66a6caac815d588923a10fe5ceb38fcf7f0a32731ead4bcc8fd81ce06';

const pom = fileURLToPath(new URL('pom.xml', import.meta.url));
const cache = fileURLToPath(new URL('../../.local/opensearch/', import.meta.url));
const copyGoal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';

const digestOf = async (directory: string): Promise<string> => {
  const hash = createHash('sha256');
  for (const name of (await readdir(directory)).sort()) {
    const content = createHash('sha256').update(await readFile(join(directory, name)));
    hash.update(`${name} ${content.digest('hex')}\n`);
  }
  return hash.digest('hex');
};

/** Maven downloads the archives on first use and verifies their checksums. */
export const opensearchArchives = async (): Promise<string> => {
  const directory = join(cache, version);
  if (!existsSync(directory)) {
    await mkdir(cache, { recursive: true });
    const command = ['mvn', '--quiet', '--batch-mode', '--strict-checksums', '--file', pom, copyGoal];
    const { exitCode, output } = await runCommand([
      ...command,
      '-DincludeScope=runtime',
      `-DoutputDirectory=${directory}`,
    ]);
    if (exitCode !== 0) {
      await rm(directory, { recursive: true, force: true });
      throw new Error(
        `Maven could not bring OpenSearch ${version}: install it (Debian: maven), or name a node with OPENSEARCH_URL.\n${output}`,
      );
    }
  }
  const digest = await digestOf(directory);
  if (digest === expectedDigest) return directory;
  await rm(directory, { recursive: true, force: true });
  throw new Error(`The archives of OpenSearch ${version} are not the expected ones (${digest}); they were removed.`);
};
