import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import type { UploadKind } from '@shared/platform/media';

type Rules = {
  bytes: number;
  field: string;
  wrongType: string;
  tooLarge: string;
  counter: string;
  perDay: number;
};

const ofAccount = { counter: 'uploads', perDay: limits.uploadsPerAccountPerDay };

export const uploadKinds: Record<UploadKind, Rules> = {
  logo: {
    bytes: limits.logoBytes,
    field: 'logo',
    wrongType: messages.logoType,
    tooLarge: messages.logoTooLarge,
    counter: 'logo-uploads',
    perDay: limits.logoUploadsPerOrganizationPerDay,
  },
  image: {
    bytes: limits.photoBytes,
    field: 'image',
    wrongType: messages.photoType,
    tooLarge: messages.photoTooLarge,
    ...ofAccount,
  },
  resume: {
    bytes: limits.documentBytes,
    field: 'resume',
    wrongType: messages.resumeType,
    tooLarge: messages.resumeTooLarge,
    ...ofAccount,
  },
  credential: {
    bytes: limits.documentBytes,
    field: 'document',
    wrongType: messages.documentType,
    tooLarge: messages.documentTooLarge,
    ...ofAccount,
  },
  attachment: {
    bytes: limits.documentBytes,
    field: 'attachments',
    wrongType: messages.attachmentType,
    tooLarge: messages.documentTooLarge,
    ...ofAccount,
  },
};

export const refuseUpload = (kind: UploadKind, message: string): never => {
  throw new AppError('INVALID_REQUEST', message, { fields: { [uploadKinds[kind].field]: message } });
};
