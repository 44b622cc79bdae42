import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';

export const invalidCode = (): AppError =>
  new AppError('INVALID_REQUEST', undefined, { fields: { promoCode: notice('promoCodeInvalid') } });
