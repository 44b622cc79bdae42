import { duePages } from '../../platform/due-pages';
import { addSeconds } from '../../platform/clock';
import { log } from '../../platform/logger';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { CaseItem } from '../../store/organizations/organization-verifications/case-item';
import { checkRegistry, loadCase, unverifiedChange } from './case-state';
import { ResolverUnavailable } from './domain/resolver-port';
import { limits } from '@shared/limits';
import type { WatchDeps } from './ports';
import { recordName, recordValue } from './domain/domain-record';

type Outcome = 'kept' | 'postponed' | 'suspended' | 'taken' | 'failed';
export type WatchResult = Record<Outcome, number>;

const daySeconds = 24 * 3600;

/** Returns whether the record still exists; null without an answer. */
const hasRecord = async (deps: WatchDeps, organizationId: string, domain: string): Promise<boolean | null> => {
  try {
    const records = await deps.resolver.txt(recordName(domain));
    return records.includes(await recordValue(deps, organizationId));
  } catch (error) {
    if (error instanceof ResolverUnavailable) return null;
    throw error;
  }
};

const recheck = async (deps: WatchDeps, due: CaseItem): Promise<Outcome> => {
  const loaded = await loadCase(deps, due.organizationId);
  const { stored, organization, website } = loaded;
  if (stored.version !== due.version) return 'taken';
  const now = deps.clock.now();
  const at = now.toISOString();
  const npi = stored.npi && (await checkRegistry(deps, stored.npi.number, organization));
  const isDomainKept = stored.proof !== null && stored.proof.domain === website.domain;
  const record =
    isDomainKept && stored.proof?.kind === 'dns'
      ? await hasRecord(deps, stored.organizationId, stored.proof.domain)
      : isDomainKept;
  if (npi?.outcome === 'unavailable' || record === null) {
    const recheckAt = addSeconds(now, daySeconds).toISOString();
    await deps.cases.move({ before: stored, change: { recheckAt }, at });
    return 'postponed';
  }
  if (npi?.outcome === 'agrees' && record) {
    const recheckAt = addSeconds(now, limits.organizationRecheckDays * daySeconds).toISOString();
    await deps.cases.move({ before: stored, change: { npi, recheckAt }, at });
    return 'kept';
  }
  await deps.cases.move({
    before: stored,
    change: { status: 'suspended', npi, ...(!record && { proof: null }), ...unverifiedChange },
    at,
    steps: [{ what: 'recheck_failed' }],
  });
  return 'suspended';
};

const handle = async (deps: WatchDeps, due: CaseItem): Promise<Outcome> => {
  try {
    return await recheck(deps, due);
  } catch (error) {
    if (error instanceof ConcurrentModificationError) return 'taken';
    log.error('organization not checked again', error, { organizationId: due.organizationId });
    return 'failed';
  }
};

/** Checks due organizations one by one, to limit requests to the registry. */
export const watchDueOrganizations = async (deps: WatchDeps, hasTime: () => boolean): Promise<WatchResult> => {
  const result: WatchResult = { kept: 0, postponed: 0, suspended: 0, taken: 0, failed: 0 };
  for await (const page of duePages(deps.due.page, deps.clock.now().toISOString(), hasTime)) {
    for (const due of page.cases) {
      if (!hasTime()) return result;
      result[await handle(deps, due)] += 1;
    }
  }
  return result;
};
