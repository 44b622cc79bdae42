import { inMegabytes, limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { logoTypes } from '@shared/core/model/vocabulary';

export const imageRules = {
  types: logoTypes,
  wrongType: notice('photoType'),
  bytes: limits.photoBytes,
  tooLarge: notice('photoTooLarge', { megabytes: inMegabytes(limits.photoBytes) }),
} as const;
