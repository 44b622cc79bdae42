import { AppError } from '@shared/errors';
import { inMegabytes, limits } from '@shared/limits';
import { notice, type Notice } from '@shared/text/notice';
import type { UploadKind } from '@shared/platform/media';

type Rules = {
  bytes: number;
  field: string;
  wrongType: Notice;
  tooLarge: 'logoTooLarge' | 'photoTooLarge' | 'resumeTooLarge' | 'documentTooLarge';
  counter: string;
  perDay: number;
};

const ofAccount = { counter: 'uploads', perDay: limits.uploadsPerAccountPerDay };

export const uploadKinds: Record<UploadKind, Rules> = {
  logo: {
    bytes: limits.logoBytes,
    field: 'logo',
    wrongType: notice('logoType'),
    tooLarge: 'logoTooLarge',
    counter: 'logo-uploads',
    perDay: limits.logoUploadsPerOrganizationPerDay,
  },
  facility: {
    bytes: limits.photoBytes,
    field: 'photo',
    wrongType: notice('facilityPhotoType'),
    tooLarge: 'photoTooLarge',
    counter: 'facility-uploads',
    perDay: limits.facilityUploadsPerOrganizationPerDay,
  },
  image: {
    bytes: limits.photoBytes,
    field: 'image',
    wrongType: notice('photoType'),
    tooLarge: 'photoTooLarge',
    ...ofAccount,
  },
  resume: {
    bytes: limits.documentBytes,
    field: 'resume',
    wrongType: notice('resumeType'),
    tooLarge: 'resumeTooLarge',
    ...ofAccount,
  },
  credential: {
    bytes: limits.documentBytes,
    field: 'document',
    wrongType: notice('documentType'),
    tooLarge: 'documentTooLarge',
    ...ofAccount,
  },
  compliance: {
    bytes: limits.documentBytes,
    field: 'upload',
    wrongType: notice('documentType'),
    tooLarge: 'documentTooLarge',
    ...ofAccount,
  },
  organization: {
    bytes: limits.documentBytes,
    field: 'document',
    wrongType: notice('documentType'),
    tooLarge: 'documentTooLarge',
    counter: 'organization-uploads',
    perDay: limits.uploadsPerAccountPerDay,
  },
  health: {
    bytes: limits.documentBytes,
    field: 'document',
    wrongType: notice('documentType'),
    tooLarge: 'documentTooLarge',
    ...ofAccount,
  },
  attachment: {
    bytes: limits.documentBytes,
    field: 'attachments',
    wrongType: notice('attachmentType'),
    tooLarge: 'documentTooLarge',
    ...ofAccount,
  },
  ticket: {
    bytes: limits.documentBytes,
    field: 'attachments',
    wrongType: notice('attachmentType'),
    tooLarge: 'documentTooLarge',
    ...ofAccount,
  },
  appeal: {
    bytes: limits.documentBytes,
    field: 'files',
    wrongType: notice('documentType'),
    tooLarge: 'documentTooLarge',
    ...ofAccount,
  },
};

export const refuseUpload = (kind: UploadKind, reason: Notice): never => {
  throw new AppError('INVALID_REQUEST', reason, { fields: { [uploadKinds[kind].field]: reason } });
};

export const refuseTooLarge = (kind: UploadKind): never => {
  const { bytes, tooLarge } = uploadKinds[kind];
  return refuseUpload(kind, notice(tooLarge, { megabytes: inMegabytes(bytes) }));
};
