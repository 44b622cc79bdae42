import { AppError } from '@shared/errors';
import type { VerificationCase } from '@shared/people/model/verification';
import type { Verifications } from '../../store/people/credentials/verifications';
import type { VerificationItem } from '../../store/people/credentials/verification-item';

type Ref = { userId: string; credentialId: string };

export const findVerification = async (
  { get }: Pick<Verifications, 'get'>,
  { userId, credentialId }: Ref,
): Promise<VerificationItem> => {
  const found = await get(userId, credentialId);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
};

export const withHistory = async (
  { steps }: Pick<Verifications, 'steps'>,
  stored: VerificationItem,
): Promise<VerificationCase> => ({
  ...stored,
  history: await steps(stored.userId, stored.credentialId),
});
