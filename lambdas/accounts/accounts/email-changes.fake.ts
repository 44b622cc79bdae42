import type { ErrorCode } from '@shared/errors';
import { limits } from '@shared/limits';
import { addSeconds } from '../../platform/clock';
import type { EmailChanges, PendingEmail, Spending } from '../../store/accounts/accounts/ports';

export const fakeEmailChanges = (
  pending: Map<string, PendingEmail>,
  now: () => Date,
  spending: (refusal: ErrorCode, check: () => boolean, apply: () => void) => Spending,
): EmailChanges => {
  const times = () => ({
    sentAt: now().toISOString(),
    expiresAt: addSeconds(now(), limits.emailLinkHours * 3600).toISOString(),
  });
  return {
    put: async (userId, request) => void pending.set(userId, { ...request, ...times() }),
    get: async (userId) => {
      const found = pending.get(userId);
      return found && found.expiresAt > now().toISOString() ? found : null;
    },
    extend: async (userId, requestId) => {
      const found = pending.get(userId);
      if (found?.requestId !== requestId) return false;
      pending.set(userId, { ...found, ...times() });
      return true;
    },
    cancel: async (userId) => void pending.delete(userId),
    spending: (userId, requestId) =>
      spending(
        'INVALID_TOKEN',
        () => pending.get(userId)?.requestId === requestId,
        () => pending.delete(userId),
      ),
  };
};
