import { healthRecordProblems } from '@shared/people/rules/health-records';
import { AppError } from '@shared/errors';
import type { HealthRecord, HealthRecordCode, HealthRecordForm } from '@shared/people/model/health-record';
import { latestToday } from '../../platform/clock';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { StoredHealthRecord } from '../../store/people/health-file/health-file-item';
import type { Deps } from './ports';

type File = Pick<Deps, 'healthFiles' | 'clock'>;
type Ref = { userId: string; code: HealthRecordCode };

export const listHealthRecords = async (
  { healthFiles }: Pick<Deps, 'healthFiles'>,
  userId: string,
): Promise<{ items: HealthRecord[] }> => ({ items: [...(await healthFiles.get(userId)).records] });

const refuse = (record: HealthRecordForm & { code: HealthRecordCode }, today: string): void => {
  const problems = healthRecordProblems(record, today);
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.map(([field, problem]) => [`record.${field}`, problem]));
  throw new AppError('INVALID_REQUEST', undefined, { fields });
};

const isSame = (found: StoredHealthRecord | undefined, wanted: StoredHealthRecord): boolean =>
  found?.version === wanted.version &&
  (['takenOn', 'validUntil', 'evidence'] as const).every((field) => found[field] === wanted[field]);

type Command = Ref & { record: HealthRecordForm; version: number };

/** Saves a record; a repeat finds its own write. */
export const saveHealthRecord = async (
  deps: File,
  { userId, code, record, version }: Command,
): Promise<HealthRecord> => {
  refuse({ code, ...record }, latestToday(deps.clock.now()));
  return retryOnConflict(async () => {
    const file = await deps.healthFiles.get(userId);
    const found = file.records.find((it) => it.code === code);
    const saved = { code, ...record, document: found?.document ?? null, version: version + 1 };
    if (isSame(found, saved)) return saved;
    if ((found?.version ?? 0) !== version) throw new AppError('STALE_VERSION');
    await deps.healthFiles.save(userId, file, withRecord(file.records, saved), deps.clock.now().toISOString());
    return saved;
  });
};

export const withRecord = (records: readonly StoredHealthRecord[], saved: StoredHealthRecord): StoredHealthRecord[] => [
  ...records.filter(({ code }) => code !== saved.code),
  saved,
];

/** Deletes a record; the stream deletes its document. */
export const deleteHealthRecord = async (
  { healthFiles, clock }: File,
  { userId, code }: Ref,
): Promise<{ code: HealthRecordCode }> =>
  retryOnConflict(async () => {
    const file = await healthFiles.get(userId);
    const others = file.records.filter((it) => it.code !== code);
    if (others.length === file.records.length) throw new AppError('NOT_FOUND');
    await healthFiles.save(userId, file, others, clock.now().toISOString());
    return { code };
  });
