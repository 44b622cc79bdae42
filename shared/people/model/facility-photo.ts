import * as z from 'zod';
import { inMegabytes, limits } from '../../limits';
import { notice } from '../../text/notice';
import { FacilityPhotoId, line, UploadId } from '../../core/model/fields';
import { FileUpload } from '../../core/model/file';
import { facilityPhotoTypes } from '../../core/model/vocabulary';

/** Photo with same-origin paths. `thumb_url` is for lists. */
export const FacilityPhoto = z.object({
  photoId: FacilityPhotoId,
  url: z.string(),
  thumb_url: z.string(),
  /** Alternative text. */
  description: z.string(),
});
export type FacilityPhoto = z.infer<typeof FacilityPhoto>;

const Description = line(limits.facilityPhotoText);

/** The browser makes both sizes. */
export const FacilityPhotoForm = z.strictObject({
  uploadId: UploadId,
  thumbUploadId: UploadId,
  description: Description,
});
export type FacilityPhotoForm = z.infer<typeof FacilityPhotoForm>;

/** In display order. */
export const FacilityPhotoTexts = z
  .array(z.strictObject({ photoId: FacilityPhotoId, description: Description }))
  .max(limits.facilityPhotos);
export type FacilityPhotoTexts = z.infer<typeof FacilityPhotoTexts>;

export const FacilityPhotoUpload = FileUpload(
  { types: facilityPhotoTypes, message: notice('facilityPhotoType') },
  { bytes: limits.photoBytes, message: notice('photoTooLarge', { megabytes: inMegabytes(limits.photoBytes) }) },
);
