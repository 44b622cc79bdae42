import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inMegabytes, limits } from '@shared/limits';
import type { Organization, OwnOrganization } from '@shared/organizations/model/organization';
import { facilityPhotoTypes } from '@shared/core/model/vocabulary';
import { notice } from '@shared/text/notice';
import { toast } from '@/components/ui/base/toast';
import { organizationQuery } from '@/organizations/parts/organization/organization-query';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { resizeImage } from '@/lib/files/resize-image';
import { sendFile } from '@/lib/files/send-file';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { readAgain } from '@/lib/requests/query-of';

/** Size limit before resizing: phone photos are larger than what is sent. */
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

type Photos = Pick<OwnOrganization, 'photos' | 'photosVersion'>;
export type Rewording = { photoId: string; from: string; to: string };

const save = ({ photos, photosVersion: version }: Photos): Promise<Organization> => {
  const texts = photos.map(({ photoId, description }) => ({ photoId, description }));
  return api('saveFacilityPhotos', { body: { photos: texts, version } });
};

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'STALE_VERSION';

export const useFacilityPhotos = () => {
  const { t } = useTranslation('facility-photos');
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
  const saving = useMutation({ mutationFn: save, onSuccess: store, onError: failed });
  /** Changes one photo in the stored list: the others stay as colleagues saved them. */
  const reword = async (read: Photos, { photoId, from, to }: Rewording): Promise<string | null> => {
    const theirs = read.photos.find((it) => it.photoId === photoId)?.description;
    if (theirs === undefined) throw new Error(t('gone'));
    if (theirs !== from && theirs !== to) return theirs;
    const photos = read.photos.map((it) => (it.photoId === photoId ? { ...it, description: to } : it));
    store(await save({ ...read, photos }));
    return null;
  };
  /** Returns a colleague's text that it would replace; then nothing is saved. */
  const rewording = useMutation({
    mutationFn: async (wanted: Rewording) => {
      try {
        return await reword(queryClient.getQueryData(organizationQuery().queryKey)!, wanted);
      } catch (error) {
        if (!isStale(error)) throw error;
        return reword(await queryClient.query({ ...organizationQuery(), staleTime: 0 }), wanted);
      }
    },
    onError: failed,
  });
  const removal = useMutation({
    mutationFn: (photoId: string) => api('removeFacilityPhoto', { params: { photoId } }),
    onSuccess: store,
    onError: failed,
  });
  return { addition, saving, rewording, removal };
};
