import * as z from 'zod';
import { FileName, Instant, UploadId } from './fields';

/** The file that the browser is about to send: of one of these types, at most so large. */
export const FileUpload = <const T extends readonly [string, ...string[]]>(
  allowed: { types: T; message: string },
  size: { bytes: number; message: string },
) =>
  z.strictObject({
    contentType: z.enum(allowed.types, { error: allowed.message }),
    size: z.int().positive().max(size.bytes, size.message),
  });

/** Where to send a file: a form post of `fields` and then the file under the name "file". */
export const UploadTarget = z.object({
  uploadId: UploadId,
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  expiresAt: Instant,
});
export type UploadTarget = z.infer<typeof UploadTarget>;

/** A file that has arrived, with the name that it had where it came from. */
export const UploadReceipt = z.strictObject({ uploadId: UploadId, fileName: FileName });
export type UploadReceipt = z.infer<typeof UploadReceipt>;

/** A file for whoever has this address, for a few minutes. */
export const Download = z.object({ url: z.string(), fileName: z.string(), expiresAt: Instant });
export type Download = z.infer<typeof Download>;
