import { AppError } from '@shared/errors';
import { inMegabytes, limits } from '@shared/limits';
import { notice, type Notice } from '@shared/text/notice';
import type { UploadKind } from '@shared/platform/media';

type Rules = {
  bytes: number;
  field: string;
  wrongType: Notice;
  tooLarge: 'logoTooLarge' | 'photoTooLarge' | 'resumeTooLarge' | 'documentTooLarge';
  counter: 'uploads' | 'organizationUploads' | 'logoUploads' | 'facilityUploads';
};

export const uploadKinds: Record<UploadKind, Rules> = {
  logo: {
    bytes: limits.logoBytes,
    field: 'logo',
    wrongType: notice('logoType'),
    tooLarge: 'logoTooLarge',
    counter: 'logoUploads',
  },
  facility: {
    bytes: limits.photoBytes,
    field: 'photo',
    wrongType: notice('facilityPhotoType'),
    tooLarge: 'photoTooLarge',
    counter: 'facilityUploads',
  },
  image: {
    bytes: limits.photoBytes,
    field: 'image',
    wrongType: notice('photoType'),
    tooLarge: 'photoTooLarge',
    counter: 'uploads',
  },
  resume: {
    bytes: limits.documentBytes,
    field: 'resume',
    wrongType: notice('resumeType'),
    tooLarge: 'resumeTooLarge',
    counter: 'uploads',
  },
  credential: {
    bytes: limits.documentBytes,
    field: 'document',
    wrongType: notice('documentType'),
    tooLarge: 'documentTooLarge',
    counter: 'uploads',
  },
  compliance: {
    bytes: limits.documentBytes,
    field: 'upload',
    wrongType: notice('documentType'),
    tooLarge: 'documentTooLarge',
    counter: 'uploads',
  },
  organization: {
    bytes: limits.documentBytes,
    field: 'document',
    wrongType: notice('documentType'),
    tooLarge: 'documentTooLarge',
    counter: 'organizationUploads',
  },
  health: {
    bytes: limits.documentBytes,
    field: 'document',
    wrongType: notice('documentType'),
    tooLarge: 'documentTooLarge',
    counter: 'uploads',
  },
  attachment: {
    bytes: limits.documentBytes,
    field: 'attachments',
    wrongType: notice('attachmentType'),
    tooLarge: 'documentTooLarge',
    counter: 'uploads',
  },
  ticket: {
    bytes: limits.documentBytes,
    field: 'attachments',
    wrongType: notice('attachmentType'),
    tooLarge: 'documentTooLarge',
    counter: 'uploads',
  },
  appeal: {
    bytes: limits.documentBytes,
    field: 'files',
    wrongType: notice('documentType'),
    tooLarge: 'documentTooLarge',
    counter: 'uploads',
  },
};

export const refuseUpload = (kind: UploadKind, reason: Notice): never => {
  throw new AppError('INVALID_REQUEST', reason, { fields: { [uploadKinds[kind].field]: reason } });
};

export const refuseTooLarge = (kind: UploadKind): never => {
  const { bytes, tooLarge } = uploadKinds[kind];
  return refuseUpload(kind, notice(tooLarge, { megabytes: inMegabytes(bytes) }));
};
