import { AppError } from '@shared/errors';
import type { DecidedLetter } from '../../store/trust/dead-letters/dead-letter-decisions';
import type { Deps } from './ports';

type Command = Omit<DecidedLetter, 'at' | 'action'>;

/** Stores the reason first, because the message is gone after the replay. */
export const replayDeadLetter = async (
  { queues, decisions, clock }: Deps,
  command: Command,
): Promise<{ messageId: string }> => {
  const { consumer, messageId } = command;
  const letter = (await queues.list()).find((it) => it.consumer === consumer && it.messageId === messageId);
  if (!letter) throw new AppError('NOT_FOUND');
  if (!letter.replayable) throw new AppError('ILLEGAL_TRANSITION');
  await decisions.put({ ...command, action: 'replay', at: clock.now().toISOString() });
  if ((await queues.replay(consumer, messageId)) === 0) throw new AppError('NOT_FOUND');
  return { messageId };
};

export const discardDeadLetter = async (
  { queues, decisions, clock }: Deps,
  command: Command,
): Promise<{ messageId: string }> => {
  const { consumer, messageId } = command;
  await decisions.put({ ...command, action: 'discard', at: clock.now().toISOString() });
  if (!(await queues.discard(consumer, messageId))) throw new AppError('NOT_FOUND');
  return { messageId };
};
