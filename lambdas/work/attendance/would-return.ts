import { asksToReturn, returnAnswerUntil } from '@shared/work/rules/reliability/return-question';
import { AppError } from '@shared/errors';
import type { Booking } from '@shared/work/model/booking';
import type { ReturnQuestion } from '@shared/work/model/reliability';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { Deps } from './ports';
import { ownAttended } from './authorize-attendance';

/** Loads the question; null some days after the shift. The screen doesn't ask before the hours are entered. */
export const loadReturnQuestion = async (
  { returnAnswers, clock }: Pick<Deps, 'clock' | 'returnAnswers'>,
  booking: Booking,
): Promise<ReturnQuestion | null> => {
  const until = returnAnswerUntil(booking);
  if (until <= clock.now().toISOString()) return null;
  const { organizationId, professional } = booking;
  const known = await returnAnswers.of(professional.userId, [organizationId]);
  return { again: known.get(organizationId) ?? null, until };
};

type Answering = { caller: AuthorizedCaller; shiftId: string; again: boolean };

/** Stores whether the person would return to the organization. The same answer again changes nothing. */
export const answerWouldReturn = async (deps: Deps, { again, ...of }: Answering): Promise<ReturnQuestion> => {
  const { booking } = await ownAttended(deps, of);
  if (!asksToReturn(booking, deps.clock.now())) throw new AppError('ILLEGAL_TRANSITION');
  const given = { userId: of.caller.userId, organizationId: booking.organizationId, again };
  await retryOnConflict(() => deps.returnAnswers.answer(given, deps.clock.now()));
  return { again, until: returnAnswerUntil(booking) };
};
