import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { Files, Upload, Uploads } from './ports';
import { readDocument, type DocumentFile, type DocumentType } from './read-document';
import { readImage, type Image } from './read-image';
import { sentKey } from './request-upload';
import { tidyUp } from './delete-quietly';
import { refuseUpload, uploadKinds } from './upload-kinds';

/** A file that somebody says to have sent. */
export type SentRef = Pick<Upload, 'kind' | 'owner' | 'uploadId'>;
type SentDeps = { uploads: Pick<Uploads, 'find'>; files: Pick<Files, 'sent' | 'discard'> };

/** What was sent, while the upload is this owner's, of this kind, unused and not too old. */
const sentContent = async ({ uploads, files }: SentDeps, ref: SentRef): Promise<Buffer> => {
  const upload = await uploads.find(ref.uploadId);
  if (upload?.owner !== ref.owner || upload.kind !== ref.kind) throw new AppError('UPLOAD_MISSING');
  const { bytes, tooLarge } = uploadKinds[ref.kind];
  const sent = await files.sent(sentKey(ref), bytes);
  if (sent === null) throw new AppError('UPLOAD_MISSING');
  return sent === 'too_large' ? refuseUpload(ref.kind, tooLarge) : sent.content;
};

/** The image that was sent, whatever the browser said about it: whole, of bounded size, nothing else. */
export const sentImage = async (deps: SentDeps, ref: SentRef): Promise<Image> => {
  const image = readImage(await sentContent(deps, ref)) ?? refuseUpload(ref.kind, uploadKinds[ref.kind].wrongType);
  const most = limits.logoPixelsMax;
  if (image.width <= most && image.height <= most) return image;
  return refuseUpload(ref.kind, `Please upload an image of at most ${most} by ${most} pixels.`);
};

/** The document that was sent, of one of these types by its content. */
export const sentDocument = async (
  deps: SentDeps,
  ref: SentRef,
  types: readonly DocumentType[],
): Promise<DocumentFile> => {
  const document = readDocument(await sentContent(deps, ref));
  return document && types.includes(document.contentType)
    ? document
    : refuseUpload(ref.kind, uploadKinds[ref.kind].wrongType);
};

/** Deletes the file in quarantine after it was used. */
export const discardSent = ({ files }: Pick<SentDeps, 'files'>, ref: SentRef): Promise<void> =>
  tidyUp('an upload', () => files.discard(sentKey(ref)));
