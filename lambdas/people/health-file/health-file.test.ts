import { AppError } from '@shared/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { createSealedText } from '../../platform/crypto/sealed-text';
import { FakeFiles } from '../../platform/files/files.fake';
import { png } from '../../platform/files/images.fake';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { StoredHealthRecord } from '../../store/people/health-file/health-file-item';
import type { HealthFileItem } from '../../store/people/health-file/health-file-item';
import { getHealthDocument, removeHealthDocument, requestHealthUpload, setHealthDocument } from './health-document';
import { deleteHealthRecord, listHealthRecords, saveHealthRecord } from './health-records';
import type { Deps } from './ports';
import { remindDueHealthFiles } from './remind-due-health-files';

const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
const record = { takenOn: '2026-11-01', validUntil: '2027-11-01', evidence: 'test' } as const;
const ref = { userId, code: 'tuberculosis' } as const;

const world = () => {
  const files = new FakeFiles();
  const stored = new Map<string, { records: readonly StoredHealthRecord[]; version: number }>();
  const state = { beforeSaving: (): void => undefined };
  const deps: Deps = {
    healthFiles: {
      get: async (owner) => stored.get(owner) ?? { records: [], version: 0 },
      save: async (owner, before, records) => {
        state.beforeSaving();
        if ((stored.get(owner)?.version ?? 0) !== before.version) throw new ConcurrentModificationError();
        stored.set(owner, { records, version: before.version + 1 });
      },
    },
    throttle: files.throttle,
    uploads: files.uploads,
    files: files.files,
    documents: files.documents,
    spend: ({ uploadId, owner }) => {
      files.spend(uploadId, owner);
      return {};
    },
    clock: files.clock,
  };
  return { files, stored, state, deps };
};
const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

let it_: ReturnType<typeof world>;
beforeEach(() => {
  it_ = world();
});

describe('a health record', () => {
  it('is added, changed, and deleted', async () => {
    const { deps, stored } = it_;
    const saved = await saveHealthRecord(deps, { ...ref, record, version: 0 });
    expect(saved).toEqual({ code: 'tuberculosis', ...record, document: null, version: 1 });
    const later = { ...record, takenOn: '2026-11-10' };
    expect(await saveHealthRecord(deps, { ...ref, record: later, version: 1 })).toMatchObject({ version: 2 });
    expect((await listHealthRecords(deps, userId)).items).toHaveLength(1);
    await deleteHealthRecord(deps, ref);
    expect(stored.get(userId)?.records).toEqual([]);
    expect(await code(deleteHealthRecord(deps, ref))).toBe('NOT_FOUND');
  });

  it('is saved once when sent twice, and rejects an outdated version', async () => {
    const { deps, stored } = it_;
    const command = { ...ref, record, version: 0 };
    await saveHealthRecord(deps, command);
    expect(await saveHealthRecord(deps, command)).toMatchObject({ version: 1 });
    expect(stored.get(userId)?.version).toBe(1);
    const other = { ...command, record: { ...record, takenOn: '2026-10-01' } };
    expect(await code(saveHealthRecord(deps, other))).toBe('STALE_VERSION');
  });

  it('keeps another record saved at the same time', async () => {
    const { deps, state } = it_;
    let raced = false;
    state.beforeSaving = () => {
      if (raced) return;
      raced = true;
      it_.stored.set(userId, {
        records: [
          { code: 'mmr', takenOn: '2020-01-01', validUntil: null, evidence: 'titer', document: null, version: 1 },
        ],
        version: 1,
      });
    };
    await saveHealthRecord(deps, { ...ref, record, version: 0 });
    expect((await listHealthRecords(deps, userId)).items.map((it) => it.code)).toEqual(['mmr', 'tuberculosis']);
  });

  it('is rejected at the field with wrong dates', async () => {
    const refused = saveHealthRecord(it_.deps, { ...ref, record: { ...record, takenOn: '2026-12-24' }, version: 0 });
    await expect(refused).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      extras: { fields: { 'record.takenOn': 'takenInFuture' } },
    });
  });
});

describe('a health document', () => {
  const attached = async () => {
    await saveHealthRecord(it_.deps, { ...ref, record, version: 0 });
    const uploadId = await it_.files.upload(userId, 'health', png(20, 20));
    return setHealthDocument(it_.deps, { ...ref, uploadId, fileName: 'tb.png' });
  };

  it('is stored under a neutral name, and only for an existing record', async () => {
    expect(await code(requestHealthUpload(it_.deps, { ...ref, contentType: 'image/png' }))).toBe('NOT_FOUND');
    expect(await attached()).toMatchObject({ version: 2, document: { fileName: 'tb.png', contentType: 'image/png' } });
    const [key = ''] = it_.files.kept.keys();
    expect(key).toMatch(new RegExp(`^health/${userId}/upl_`));
    expect(key).not.toContain('tuberculosis');
    expect(await getHealthDocument(it_.deps, ref)).toMatchObject({ fileName: 'tb.png' });
  });

  it('is available only to its owner, and can be removed', async () => {
    await attached();
    const stranger = { ...ref, userId: '7b2c6a52-6b39-4a0a-8f0d-3a3f5f1b7a10' };
    expect(await code(getHealthDocument(it_.deps, stranger))).toBe('NOT_FOUND');
    expect(await removeHealthDocument(it_.deps, ref)).toMatchObject({ version: 3, document: null });
    expect(await code(getHealthDocument(it_.deps, ref))).toBe('NOT_FOUND');
  });

  it('is not stored from a used upload', async () => {
    await saveHealthRecord(it_.deps, { ...ref, record, version: 0 });
    const uploadId = await it_.files.upload(userId, 'health', png(20, 20));
    it_.deps.spend = () => {
      throw new AppError('UPLOAD_MISSING');
    };
    expect(await code(setHealthDocument(it_.deps, { ...ref, uploadId, fileName: 'tb.png' }))).toBe('UPLOAD_MISSING');
    expect(it_.files.kept.size).toBe(0);
  });
});

describe('the stored health file', () => {
  const one = keyedHash(async () => Buffer.from('one'));
  const two = keyedHash(async () => Buffer.from('two'));

  it('is readable only for its owner', async () => {
    const text = createSealedText('health-file', one);
    const sealed = await text.seal(userId, JSON.stringify([record]));
    expect(sealed).not.toContain('2026');
    expect(await text.open(userId, sealed)).toContain('2026-11-01');
    await expect(text.open('another', sealed)).rejects.toThrow();
    await expect(createSealedText('calendar-address', one).open(userId, sealed)).rejects.toThrow();
  });

  it('stays readable after a secret rotation', async () => {
    const sealed = await createSealedText('health-file', one).seal(userId, 'text');
    expect(await createSealedText('health-file', two, one).open(userId, sealed)).toBe('text');
    await expect(createSealedText('health-file', two).open(userId, sealed)).rejects.toThrow();
  });
});

describe('health reminders', () => {
  const file: HealthFileItem = {
    userId,
    sealed: 'unreadable',
    version: 1,
    updatedAt: '2026-11-01T08:00:00.000Z',
    documentIds: [],
    reminders: [
      { at: '2026-11-20T13:00:00.000Z', days: 30 },
      { at: '2027-01-01T13:00:00.000Z', days: 7 },
    ],
    dueAt: '2026-11-20T13:00:00.000Z',
  };

  it('are sent once, without reading a record', async () => {
    const sent: number[] = [];
    const due = {
      page: async () => ({ files: [file, file], next: null }),
      remind: async (_file: HealthFileItem, days: number) => {
        if (sent.length > 0) throw new ConcurrentModificationError();
        sent.push(days);
      },
    };
    expect(await remindDueHealthFiles({ due, clock: it_.files.clock }, () => true)).toEqual({
      reminded: 1,
      taken: 1,
      failed: 0,
    });
    expect(sent).toEqual([30]);
  });
});
