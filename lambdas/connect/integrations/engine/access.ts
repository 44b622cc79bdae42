import { limits } from '@shared/limits';
import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import { setTimeout as wait } from 'node:timers/promises';
import { addSeconds } from '../../../platform/clock';
import type { Grant, IntegrationRef, OpenedIntegration } from '../../../store/connect/integrations/ports';
import type { AccessDeps, ConnectedVendor, Vendor } from '../ports';
import { bearer } from './oauth-adapter';
import { VendorProblem } from './vendor-problem';

type Opened = OpenedIntegration & { grant: Grant };

const pauseMs = 100;

export const createVendor = (deps: AccessDeps, provider: IntegrationProvider, integrationId: string | null): Vendor => {
  const client = deps.clients.get(provider);
  if (!client) throw new VendorProblem('refused');
  return { client, http: deps.httpFor(provider, integrationId), clock: deps.clock };
};

const loaded = async (deps: AccessDeps, ref: IntegrationRef): Promise<Opened> => {
  const found = await deps.integrations.get(ref);
  if (found?.integrationId !== ref.integrationId || !found.grant) throw new VendorProblem('access_ended');
  return { ...found, grant: found.grant };
};

const isFresh = ({ expiresAt }: Grant, now: Date): boolean =>
  expiresAt === null || expiresAt > addSeconds(now, limits.accessMarginSeconds).toISOString();

/** Renews the access. Null if another worker does or did. */
const renewed = async (deps: AccessDeps, before: Opened): Promise<Grant | null> => {
  const { integrations, adapterOf, clock } = deps;
  const { provider, integrationId, grantVersion, grant } = before;
  const now = clock.now();
  const until = addSeconds(now, limits.refreshLeaseSeconds).toISOString();
  if (!(await integrations.takeRefresh(before, { grantVersion, now: now.toISOString(), until }))) return null;
  try {
    const next = await adapterOf(provider).refresh(createVendor(deps, provider, integrationId), grant);
    const at = clock.now().toISOString();
    return (await integrations.saveGrant(before, { until, at }, next)) ? next : null;
  } catch (error) {
    if (error instanceof VendorProblem && error.problem === 'access_ended') {
      await integrations.endAccess(before, grantVersion, clock.now().toISOString());
    } else {
      await integrations.releaseRefresh(before, until);
    }
    throw error;
  }
};

/**
 * Returns working access. One worker renews it at a time, because many providers accept a refresh token only once; the
 * others wait for the result. `not`: a version that the provider rejected.
 */
export const accessTo = async (
  deps: AccessDeps,
  ref: IntegrationRef,
  not: number | null = null,
): Promise<{ grant: Grant; grantVersion: number }> => {
  const deadline = performance.now() + limits.refreshLeaseSeconds * 1000;
  for (;;) {
    const found = await loaded(deps, ref);
    const { grant, grantVersion } = found;
    if (grantVersion !== not && isFresh(grant, deps.clock.now())) return { grant, grantVersion };
    const next = await renewed(deps, found);
    if (next) return { grant: next, grantVersion: grantVersion + 1 };
    if (performance.now() > deadline) throw new VendorProblem('timeout');
    await wait(pauseMs);
  }
};

/** Calls with the connection's access. Retries once after a 401 with renewed access; another 401 ends the access. */
export const connectedVendor = (deps: AccessDeps, ref: IntegrationRef): ConnectedVendor => ({
  async call(request) {
    const { http } = createVendor(deps, ref.provider, ref.integrationId);
    const send = (grant: Grant) => http.send({ ...request, headers: { ...bearer(grant), ...request.headers } });
    const first = await accessTo(deps, ref);
    try {
      return await send(first.grant);
    } catch (error) {
      if (!(error instanceof VendorProblem) || error.problem !== 'access_ended') throw error;
    }
    const second = await accessTo(deps, ref, first.grantVersion);
    try {
      return await send(second.grant);
    } catch (error) {
      if (error instanceof VendorProblem && error.problem === 'access_ended') {
        await deps.integrations.endAccess(ref, second.grantVersion, deps.clock.now().toISOString());
      }
      throw error;
    }
  },
});
