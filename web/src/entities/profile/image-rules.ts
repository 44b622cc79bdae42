import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import { logoTypes } from '@shared/model/vocabulary';

export const imageRules = {
  types: logoTypes,
  wrongType: messages.photoType,
  bytes: limits.photoBytes,
  tooLarge: messages.photoTooLarge,
} as const;
