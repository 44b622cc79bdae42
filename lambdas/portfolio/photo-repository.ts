import { StoredProfile } from '@shared/model/professional';
import { spendUpload } from '../runtime/files/upload-repository';
import { keys } from '../runtime/keys';
import { profilePartUpdate } from '../runtime/profile-part';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { getItem, transact, type Table } from '../runtime/table-gateway';
import type { Photos } from './ports';

export const createPhotos = (table: Table): Photos => ({
  async get(userId) {
    const item = await getItem(table, keys.profile(userId), true);
    return StoredProfile.shape.photo_url.parse(item?.['photo_url']);
  },

  async set(userId, { previous, image, uploadId, at }) {
    // Nothing to take away: the profile does not change.
    if (image === null && previous === null) return;
    const change = { userId, set: { photo_url: image }, previous: { photo_url: previous }, at };
    await transact(table, [
      ...(uploadId === null ? [] : [spendUpload(table.name, { uploadId, owner: userId })]),
      { Update: profilePartUpdate(table.name, change), refusal: ChangedMeanwhile },
    ]);
  },
});
