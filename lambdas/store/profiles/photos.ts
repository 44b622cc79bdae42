import { StoredProfile } from '@shared/model/professional';
import { spendUpload } from '../../platform/files/uploads';
import { profileKeys } from './keys';
import { profilePartUpdate } from './profile-part-update';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { getItem, transact, type Table } from '../../platform/table/table';
import type { Photos } from './ports';

export const createPhotos = (table: Table): Photos => ({
  async get(userId) {
    const item = await getItem(table, profileKeys.profile(userId), true);
    return StoredProfile.shape.photo_url.parse(item?.['photo_url']);
  },

  async set(userId, { previous, image, uploadId, at }) {
    // Nothing to remove: avoid a profile change.
    if (image === null && previous === null) return;
    const change = { userId, set: { photo_url: image }, previous: { photo_url: previous }, at };
    await transact(table, [
      ...(uploadId === null ? [] : [spendUpload(table.name, { uploadId, owner: userId })]),
      { Update: profilePartUpdate(table.name, change), refusal: ConcurrentModificationError },
    ]);
  },
});
