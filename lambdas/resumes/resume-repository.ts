import { spendUpload } from '../runtime/files/upload-repository';
import { keys } from '../runtime/keys';
import { profilePartUpdate } from '../runtime/profile-part';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { StoredResume } from '../runtime/stored-resume';
import { getItem, transact, type Table } from '../runtime/table-gateway';
import type { ResumeRepository } from './ports';

export const createResumes = (table: Table): ResumeRepository => ({
  async get(userId) {
    const item = await getItem(table, keys.profile(userId), true);
    return StoredResume.nullable().parse(item?.['resume'] ?? null);
  },

  async set({ userId, previous, resume, uploadId, at }) {
    // Nothing to take away: the profile does not change.
    if (resume === null && previous === null) return;
    await transact(table, [
      ...(uploadId === null ? [] : [spendUpload(table.name, { uploadId, owner: userId })]),
      {
        Update: profilePartUpdate(table.name, { userId, set: { resume }, previous: { resume: previous }, at }),
        refusal: ChangedMeanwhile,
      },
    ]);
  },
});
