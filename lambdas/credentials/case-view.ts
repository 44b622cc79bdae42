import { AppError } from '@shared/errors';
import type { VerificationCase } from '@shared/model/verification';
import type { Cases } from '../store/credentials/verifications';
import type { StoredCase } from '../store/credentials/verification-item';

type Ref = { userId: string; credentialId: string };

/** The case, or a refusal: another person's case is nobody's. */
export const findCase = async ({ get }: Pick<Cases, 'get'>, { userId, credentialId }: Ref): Promise<StoredCase> => {
  const found = await get(userId, credentialId);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
};

/** A case as its owner reads it. */
export const withHistory = async ({ steps }: Pick<Cases, 'steps'>, stored: StoredCase): Promise<VerificationCase> => ({
  ...stored,
  history: await steps(stored.userId, stored.credentialId),
});
