import type { StoredMessage } from '../../store/messages/conversations/ports';
import type { Writer } from '../../store/messages/conversations/participants';
import type { Deps } from './ports';

/** Counts a team's message as the awaited answer. Idempotent. */
export const answerApplications = async (
  { promises }: Pick<Deps, 'promises'>,
  { organizationId }: Writer,
  { recipientId: userId, createdAt: at }: Pick<StoredMessage, 'recipientId' | 'createdAt'>,
): Promise<void> => {
  if (organizationId === null) return;
  for (const { applicationId } of await promises.waitingOf({ userId, organizationId }))
    await promises.answered(applicationId, at);
};
