import * as z from 'zod';
import type { Notice } from '../../text/notice';
import { FileName, Instant, UploadId } from './fields';

export const FileUpload = <const T extends readonly [string, ...string[]]>(
  allowed: { types: T; message: Notice },
  size: { bytes: number; message: Notice },
) =>
  z.strictObject({
    contentType: z.enum(allowed.types, { error: allowed.message }),
    size: z.int().positive().max(size.bytes, size.message),
  });

/** Form post: `fields` first, then the file as "file". */
export const UploadTarget = z.object({
  uploadId: UploadId,
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  expiresAt: Instant,
});
export type UploadTarget = z.infer<typeof UploadTarget>;

export const UploadReceipt = z.strictObject({ uploadId: UploadId, fileName: FileName });
export type UploadReceipt = z.infer<typeof UploadReceipt>;

/** Document attached to an appeal. */
export const AppealFile = z.object({
  uploadId: UploadId,
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.int(),
});
export type AppealFile = z.infer<typeof AppealFile>;

/** Works for anyone with the URL, for a few minutes. */
export const Download = z.object({ url: z.string(), fileName: z.string(), expiresAt: Instant });
export type Download = z.infer<typeof Download>;
