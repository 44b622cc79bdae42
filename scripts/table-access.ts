import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleFunctions } from '../infra/bundling';
import { functionEntries } from '../shared/platform/functions';
import { tableAccessText } from './lib/table-access';

const file = fileURLToPath(new URL('../infra/table-access.json', import.meta.url));
const directory = await mkdtemp(join(tmpdir(), 'wardline-table-access-'));
try {
  const bundles = await bundleFunctions(functionEntries, directory, { minify: false, sourcemap: false });
  await writeFile(file, tableAccessText(bundles));
  console.info('infra/table-access.json lists the partitions that the code of each function names: review its diff.');
} finally {
  await rm(directory, { recursive: true, force: true });
}
