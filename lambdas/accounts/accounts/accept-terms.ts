import { AppError } from '@shared/errors';
import { isCurrent, type AcceptedVersions } from '@shared/legal/documents';
import type { LegalAcceptance } from '@shared/accounts/model/legal';
import { notice } from '@shared/text/notice';
import type { Deps } from './ports';

type Own = Pick<Deps, 'acceptances'>;
type Accepted = { items: LegalAcceptance[] };

export const listAcceptedTerms = async ({ acceptances }: Own, userId: string): Promise<Accepted> => ({
  items: await acceptances.list(userId),
});

/** A page that is older than the newest version can't accept it: the person hasn't seen what changed. */
export const acceptTerms = async (
  { acceptances, clock }: Own & Pick<Deps, 'clock'>,
  userId: string,
  accepted: AcceptedVersions,
): Promise<Accepted> => {
  if (!isCurrent(accepted)) throw new AppError('STALE_VERSION', notice('termsChanged'));
  await acceptances.record(userId, { accepted, operation: 'acceptTerms', at: clock.now().toISOString() });
  return { items: await acceptances.list(userId) };
};
