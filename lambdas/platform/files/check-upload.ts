import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import type { UploadKind } from '@shared/platform/media';
import { pdfObjection } from './pdf-content';
import type { Files, Scan, Upload, Uploads, Verdict } from './ports';
import { readDocument, type DocumentFile, type DocumentType } from './read-document';
import { readImage, type Image } from './read-image';
import { sentKey } from './request-upload';
import { tidyUp } from './delete-quietly';
import { refuseTooLarge, refuseUpload, uploadKinds } from './upload-kinds';

export type SentRef = Pick<Upload, 'kind' | 'owner' | 'uploadId'>;
type SentDeps = { uploads: Pick<Uploads, 'find'>; files: Pick<Files, 'sent' | 'scan' | 'discard'> };

/** A scan takes some seconds. If it takes longer, the caller asks again. */
const scanPatienceMs = 5000;
const pollMs = 500;

const verdictOf = async ({ scan }: Pick<Files, 'scan'>, file: Parameters<Scan>[0]): Promise<Verdict> => {
  for (let waited = 0; ; waited += pollMs) {
    const verdict = await scan(file);
    if (verdict !== 'pending' || waited >= scanPatienceMs) return verdict;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
};

/** Nothing leaves the quarantine before the scanner reports it clean. */
const assertClean = async (files: Pick<Files, 'scan'>, kind: UploadKind, file: Parameters<Scan>[0]): Promise<void> => {
  const verdict = await verdictOf(files, file);
  if (verdict === 'pending') throw new AppError('UPLOAD_BEING_CHECKED', undefined, { retryAfterSeconds: 2 });
  if (verdict === 'infected') refuseUpload(kind, notice('fileInfected'));
  if (verdict === 'unreadable') refuseUpload(kind, notice('fileUnreadable'));
};

/** Accepts only an unused, unexpired upload of this owner and kind. */
const sentContent = async ({ uploads, files }: SentDeps, ref: SentRef): Promise<Buffer> => {
  const upload = await uploads.find(ref.uploadId);
  if (upload?.owner !== ref.owner || upload.kind !== ref.kind) throw new AppError('UPLOAD_MISSING');
  const { bytes } = uploadKinds[ref.kind];
  const key = sentKey(ref);
  const sent = await files.sent(key, bytes);
  if (sent === null) throw new AppError('UPLOAD_MISSING');
  if (sent === 'too_large') return refuseTooLarge(ref.kind);
  await assertClean(files, ref.kind, { key, ...sent });
  return sent.content;
};

/** Checks the content itself: one whole image of limited size and nothing else. The announced type doesn't count. */
export const sentImage = async (deps: SentDeps, ref: SentRef): Promise<Image> => {
  const image = readImage(await sentContent(deps, ref)) ?? refuseUpload(ref.kind, uploadKinds[ref.kind].wrongType);
  const most = limits.logoPixelsMax;
  if (image.width <= most && image.height <= most) return image;
  return refuseUpload(ref.kind, notice('imageTooLarge', { pixels: most }));
};

const objections = { active: notice('fileActive'), protected: notice('fileProtected') } as const;

export const sentDocument = async (
  deps: SentDeps,
  ref: SentRef,
  types: readonly DocumentType[],
): Promise<DocumentFile> => {
  const document = readDocument(await sentContent(deps, ref));
  if (!document || !types.includes(document.contentType)) {
    return refuseUpload(ref.kind, uploadKinds[ref.kind].wrongType);
  }
  const objection = document.contentType === 'application/pdf' ? pdfObjection(document.content) : null;
  return objection ? refuseUpload(ref.kind, objections[objection]) : document;
};

export const discardSent = ({ files }: Pick<SentDeps, 'files'>, ref: SentRef): Promise<void> =>
  tidyUp('an upload', () => files.discard(sentKey(ref)));
