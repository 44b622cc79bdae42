import { afterAnswerEvent } from '@shared/domain/answer-clock';
import { retryOnConflict } from '../platform/table/retry-on-conflict';
import type { StoredMessage } from '../store/conversations/ports';
import type { Writer } from '../store/conversations/participants';
import type { Deps } from './ports';

/** A message from the team answers what the candidate waits for. Repeating it changes nothing. */
export const answerApplications = async (
  { promises, reach }: Pick<Deps, 'promises' | 'reach'>,
  { organizationId }: Writer,
  { recipientId: userId, createdAt: at }: Pick<StoredMessage, 'recipientId' | 'createdAt'>,
): Promise<void> => {
  if (organizationId === null) return;
  for (const { applicationId } of await promises.waitingOf({ userId, organizationId })) {
    await retryOnConflict(async () => {
      const [application] = await reach.applicationsById([applicationId]);
      const { answer = null } = application ?? {};
      if (!application || answer?.outcome !== null) return;
      await promises.change(application, afterAnswerEvent(answer, { kind: 'message', at }));
    });
  }
};
