import { limits } from '@shared/limits';
import type { UploadTarget } from '@shared/core/model/file';
import { sentKeys, type UploadKind } from '@shared/platform/media';
import { addSeconds, type Clock } from '../clock';
import type { DailyCounts } from '../table/daily-limits';
import type { Files, Upload, Uploads } from './ports';
import { uploadKinds } from './upload-kinds';

type Deps = { throttle: DailyCounts; uploads: Uploads; files: Files; clock: Clock };
type Command = { owner: string; kind: UploadKind; contentType: string };

/** Key in the upload quarantine. */
export const sentKey = ({ kind, owner, uploadId }: Pick<Upload, 'kind' | 'owner' | 'uploadId'>): string =>
  `${sentKeys[kind]}${owner}/${uploadId}`;

export const requestUpload = async (
  { throttle, uploads, files, clock }: Deps,
  { owner, kind, contentType }: Command,
): Promise<UploadTarget> => {
  const { counter, bytes } = uploadKinds[kind];
  await throttle.count(counter, { owner });
  const now = clock.now();
  const uploadId = clock.newId('upl');
  const form = await files.uploadForm(sentKey({ kind, owner, uploadId }), { contentType, maxBytes: bytes });
  // An upload that starts at the last moment can still be used afterward.
  const usableUntil = addSeconds(now, 2 * limits.uploadMinutes * 60).toISOString();
  await uploads.begin({ uploadId, owner, kind, expiresAt: usableUntil });
  return { uploadId, ...form, expiresAt: addSeconds(now, limits.uploadMinutes * 60).toISOString() };
};
