import { spendUpload } from '../../../platform/files/uploads';
import { profileKeys } from './keys';
import { profilePartUpdate } from './profile-part-update';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { ResumeItem } from './resume-item';
import { getItem, transact, type Table } from '../../../platform/table/table';
import type { ResumeRepository } from './ports';

export const createResumes = (table: Table): ResumeRepository => ({
  async get(userId) {
    const item = await getItem(table, profileKeys.profile(userId), true);
    return ResumeItem.nullable().parse(item?.['resume'] ?? null);
  },

  async set({ userId, previous, resume, uploadId, at }) {
    if (resume === null && previous === null) return;
    await transact(table, [
      ...(uploadId === null ? [] : [spendUpload(table.name, { uploadId, owner: userId })]),
      {
        Update: profilePartUpdate(table.name, { userId, set: { resume }, previous: { resume: previous }, at }),
        refusal: ConcurrentModificationError,
      },
    ]);
  },
});
