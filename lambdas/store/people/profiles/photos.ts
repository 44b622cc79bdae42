import { AppError } from '@shared/errors';
import { Photo } from '@shared/core/model/fields';
import { accountKeys } from '../../accounts/accounts/keys';
import { spendUpload } from '../../../platform/files/uploads';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, all, any, equals, itemExists, type Condition } from '../../../platform/table/conditions';
import { profileKeys } from './keys';
import { profilePartUpdate } from './profile-part-update';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, transact, type Table, type Write } from '../../../platform/table/table';
import type { Photos } from './ports';

const isStill = (previous: string | null): Condition =>
  all(
    itemExists,
    previous === null ? any(absent('photo_url'), equals('photo_url', null)) : equals('photo_url', previous),
  );

/**
 * Stored in everyone's account, because names are read from it, and in a professional's profile, which
 * decides who may see it and supplies the search.
 */
export const createPhotos = (table: Table): Photos => ({
  async get({ userId, hasProfile }) {
    const item = await getItem(table, hasProfile ? profileKeys.profile(userId) : accountKeys.account(userId), true);
    if (!item && !hasProfile) throw new AppError('NOT_FOUND');
    return Photo.parse(item?.['photo_url']);
  },

  async set({ userId, hasProfile }, { previous, image, uploadId, at }) {
    // Nothing to remove: avoid a profile change.
    if (image === null && previous === null) return;
    const account: Write = {
      Update: {
        TableName: table.name,
        Key: accountKeys.account(userId),
        ...buildUpdate({ set: { photo_url: image }, when: hasProfile ? itemExists : isStill(previous) }),
      },
      refusal: hasProfile ? 'NOT_FOUND' : ConcurrentModificationError,
    };
    const change = { userId, set: { photo_url: image }, previous: { photo_url: previous }, at };
    const profile: Write = {
      Update: profilePartUpdate(table.name, change),
      refusal: ConcurrentModificationError,
    };
    await transact(table, [
      ...(uploadId === null ? [] : [spendUpload(table.name, { uploadId, owner: userId })]),
      account,
      ...(hasProfile ? [profile] : []),
    ]);
  },
});
