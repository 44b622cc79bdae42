import type { AccessEnding } from '@shared/connect/integrations/vocabulary';
import { limits } from '@shared/limits';
import { addSeconds } from '../../../platform/clock';
import type { OpenedIntegration } from '../../../store/connect/integrations/ports';
import type { AccessDeps } from '../ports';
import { createVendor } from './access';
import { isPassing, VendorProblem } from './vendor-problem';

/** Revokes access. Throws a VendorProblem that is worth a retry. */
export const revokeAccess = async (
  deps: AccessDeps,
  { provider, integrationId, grant }: OpenedIntegration,
): Promise<AccessEnding> => {
  if (!grant) return 'over';
  try {
    await deps.adapterOf(provider).revoke(createVendor(deps, provider, integrationId), grant);
    return 'confirmed';
  } catch (error) {
    if (!(error instanceof VendorProblem) || isPassing(error)) throw error;
    return error.problem === 'access_ended' ? 'over' : 'unconfirmed';
  }
};

/**
 * Ends access at the provider when the owner leaves, then destroys it here. Returns seconds until the next
 * attempt, or null once it is done. Meanwhile no one renews the access: renewed access would outlive it.
 */
export const endForGood = async (deps: AccessDeps, integration: OpenedIntegration): Promise<number | null> => {
  const { integrations, clock } = deps;
  const { endedAs, grant, grantVersion } = integration;
  if (endedAs !== null) return null;
  const now = clock.now();
  const until = addSeconds(now, limits.refreshLeaseSeconds).toISOString();
  const isOurs =
    !grant || (await integrations.takeRefresh(integration, { grantVersion, now: now.toISOString(), until }));
  if (!isOurs) return limits.refreshLeaseSeconds;
  try {
    const how = await revokeAccess(deps, integration);
    await integrations.recordEnding(integration, how, clock.now().toISOString());
    return null;
  } catch (error) {
    await integrations.releaseRefresh(integration, until);
    if (!(error instanceof VendorProblem)) throw error;
    return Math.max(limits.accessEndingRetrySeconds, error.retryAfter ?? 0);
  }
};
