import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inMegabytes, limits } from '@shared/limits';
import type { FacilityPhoto } from '@shared/model/facility-photo';
import type { Organization } from '@shared/model/organization';
import { facilityPhotoTypes } from '@shared/model/vocabulary';
import { notice } from '@shared/text/notice';
import { toast } from '@/components/ui/base/toast';
import { organizationQuery } from '@/entities/organization/organization-query';
import { api } from '@/lib/api/api';
import { resizeImage } from '@/lib/files/resize-image';
import { sendFile } from '@/lib/files/send-file';
import { say } from '@/lib/i18n/notices';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { readAgain } from '@/lib/requests/query-of';

/** Photos of phones are larger than what is sent, because the browser makes them smaller. */
const chosenBytes = 4 * limits.photoBytes;

export const facilityPhotoRules = {
  types: facilityPhotoTypes,
  wrongType: notice('facilityPhotoType'),
  bytes: chosenBytes,
  tooLarge: notice('photoTooLarge', { megabytes: inMegabytes(chosenBytes) }),
} as const;

const sent = async (file: File): Promise<string> => {
  const target = await api('requestFacilityPhotoUpload', { body: { contentType: 'image/jpeg', size: file.size } });
  await sendFile(target, file);
  return target.uploadId;
};

export const useFacilityPhotos = () => {
  const queryClient = useQueryClient();
  const keyFor = useIdempotencyKey();
  const store = (organization: Organization) => {
    queryClient.setQueryData(organizationQuery().queryKey, organization);
    void readAgain(queryClient, ['jobs', 'search']);
  };
  const failed = (error: Error) => {
    toast.error(error.message);
    void queryClient.invalidateQueries({ queryKey: organizationQuery().queryKey });
  };

  const addition = useMutation({
    mutationFn: async ({ file, description }: { file: File; description: string }) => {
      const [large, small] = await Promise.all([
        resizeImage(file, limits.facilityPhotoPixels),
        resizeImage(file, limits.facilityThumbPixels),
      ]).catch(() => Promise.reject(new Error(say('facilityPhotoType'))));
      const [uploadId, thumbUploadId] = await Promise.all([sent(large), sent(small)]);
      const body = { uploadId, thumbUploadId, description };
      return api('addFacilityPhoto', { body }, { idempotencyKey: keyFor(body) });
    },
    onSuccess: store,
  });
  const saving = useMutation({
    mutationFn: (photos: readonly FacilityPhoto[]) =>
      api('saveFacilityPhotos', {
        body: { photos: photos.map(({ photoId, description }) => ({ photoId, description })) },
      }),
    onSuccess: store,
    onError: failed,
  });
  const removal = useMutation({
    mutationFn: (photoId: string) => api('removeFacilityPhoto', { params: { photoId } }),
    onSuccess: store,
    onError: failed,
  });
  return { addition, saving, removal };
};
