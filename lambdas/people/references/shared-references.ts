import { addMonths } from '@shared/core/rules/calendar-days';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { SharedReference } from '@shared/people/model/reference';
import { utcDay } from '../../platform/clock';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { Deps } from './ports';

/** Lists references for the owner, support, and organizations the professional applied to. */
export const listSharedReferences = async (
  { professionals, references, clock }: Pick<Deps, 'professionals' | 'references' | 'clock'>,
  { caller, userId }: { caller: AuthorizedCaller; userId: string },
): Promise<SharedReference[]> => {
  const { role, membership } = caller;
  const reader = {
    userId: caller.userId,
    organizationId: membership?.organizationId ?? null,
    isSupport: role === 'support',
  };
  const access = (await professionals.find([userId], reader)).get(userId)?.access;
  if (access !== 'own' && access !== 'full') throw new AppError('NOT_FOUND');
  const since = addMonths(utcDay(clock.now()), -limits.referenceMonths);
  const answered = await references.listAnswered(userId, since);
  return answered.flatMap(({ answer, closedAt, ...reference }) =>
    answer && closedAt ? [{ ...reference, answer, answeredAt: closedAt }] : [],
  );
};
