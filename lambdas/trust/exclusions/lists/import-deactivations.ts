import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock';
import type { WatchListStore } from '../../../store/trust/watch-lists/ports';
import { readDeactivationReport } from './deactivation-report';
import { refuseShrunk, type Imported } from './import-exclusions';
import type { DeactivationSource } from './source-ports';

type Deps = {
  source: DeactivationSource;
  lists: Pick<WatchListStore, 'current' | 'publish' | 'clearReplaced'>;
  clock: Clock;
};

/** Downloads each report once, by its name. */
export const importDeactivations = async ({ source, lists, clock }: Deps): Promise<Imported> => {
  const before = await lists.current('deactivations');
  const report = await source.newest();
  const hash = createHash('sha256').update(report.name).digest('hex');
  if (before?.hash === hash) {
    await lists.clearReplaced('deactivations', before);
    return { imported: false, rows: before.rows, fileDate: before.fileDate };
  }
  const rows = readDeactivationReport(await report.content());
  refuseShrunk(before, rows.length);
  const made = {
    edition: clock.newId('edn'),
    hash,
    fileDate: report.fileDate,
    rows: rows.length,
    importedAt: clock.now().toISOString(),
  };
  const filed = rows.map(({ npiNumber, deactivatedOn }) => ({
    keys: [npiNumber],
    text: `${npiNumber} ${deactivatedOn}`,
  }));
  const current = await lists.publish('deactivations', before, made, filed);
  await lists.clearReplaced('deactivations', current);
  return { imported: true, rows: rows.length, fileDate: report.fileDate };
};
