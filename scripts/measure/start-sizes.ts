import { functionEntries } from '@shared/platform/functions';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunctions } from '../../infra/bundling';
import { startLimitOf, startSize } from '../lib/start-size';
import { atMost, type Measure } from './measure';

const kb = (bytes: number): number => Math.round(bytes / 1000);

export const startSizeMeasures = async (): Promise<Measure[]> => {
  const directory = await mkdtemp(join(tmpdir(), 'wardline-measure-'));
  try {
    const bundles = await bundleFunctions(functionEntries, directory, { sourcemap: false });
    return bundles
      .map((bundle) => ({ name: bundle.name, size: startSize(bundle) }))
      .sort((one, other) => other.size.bytes - one.size.bytes)
      .map(({ name, size: { bytes, modules } }) =>
        atMost(`kB that ${name} reads at its start`, kb(bytes), kb(startLimitOf(name)), modules[0]?.name),
      );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};
