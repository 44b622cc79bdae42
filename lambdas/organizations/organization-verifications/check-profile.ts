import { isSameOrganizationName, statusAfter } from '@shared/organizations/rules/organization-verification';
import { AppError } from '@shared/errors';
import type { DomainEvent } from '@shared/core/model/event';
import type { Effect } from '../../events/ports';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { CaseItem, NewStep } from '../../store/organizations/organization-verifications/case-item';
import {
  checkRegistry,
  hashClaims,
  checkDomainFit,
  inReview,
  loadCase,
  settled,
  unverifiedChange,
  type Loaded,
} from './case-state';
import type { CheckDeps } from './ports';

export const checkOrganizations = (deps: CheckDeps, event: DomainEvent): Effect[] =>
  event.type === 'organization.profile_changed'
    ? [{ id: 'check', run: () => checkProfile(deps, event.data.organizationId) }]
    : [];

type Plan = { change: Partial<CaseItem>; steps: NewStep[] };

/** Returns whether the checked values are unchanged; empty ones may have been filled in. */
const isAsChecked = ({ stored: { checked }, organization, website }: Loaded): boolean =>
  checked !== null &&
  isSameOrganizationName(checked.company_name, organization.company_name) &&
  ['', organization.headquarters_state].includes(checked.headquarters_state) &&
  (checked.domain === null || checked.domain === website.domain);

/** Keeps a verification for the checked profile; another name or domain restarts it. */
const ofVerified = async (deps: CheckDeps, loaded: Loaded): Promise<Plan> => {
  const { stored, organization, website } = loaded;
  const npi = stored.npi && (await checkRegistry(deps, stored.npi.number, organization));
  const claims = await hashClaims(deps, organization, npi);
  const taken = await deps.claims.heldByOthers(stored.organizationId, claims);
  const isTaken = claims.some(({ kind, hash }) => kind !== 'phone' && taken.has(hash));
  const isAutomatic = stored.method === 'email_npi' || stored.method === 'dns_npi';
  if (isAsChecked(loaded) && !isTaken) return { change: { claims }, steps: [] };
  const agrees = npi?.outcome === 'agrees' && stored.proof?.domain === website.domain;
  const fits = agrees && (await checkDomainFit({ stored: { ...stored, npi }, website })) === 'fits';
  if (isAutomatic && fits && !isTaken) {
    const { company_name, headquarters_state } = organization;
    const holds = claims.filter(({ kind }) => kind !== 'phone').map(({ hash }) => hash);
    return {
      change: { npi, claims, holds, checked: { company_name, headquarters_state, domain: website.domain } },
      steps: [],
    };
  }
  const change = {
    ...inReview(stored, deps.clock.now()),
    ...unverifiedChange,
    npi,
    claims,
    heldFor: 'profile' as const,
  };
  return { change, steps: [{ what: isTaken ? 'name_taken' : 'profile_changed' }] };
};

const ofOther = async (deps: CheckDeps, loaded: Loaded): Promise<Plan> => {
  const { stored, organization } = loaded;
  const npi = stored.npi && (await checkRegistry(deps, stored.npi.number, organization));
  const { change, steps } = await settled(deps, { ...loaded, stored: { ...stored, npi } });
  return { change: { npi, ...change }, steps };
};

const checkProfile = async (deps: CheckDeps, organizationId: string): Promise<void> => {
  try {
    await retryOnConflict(async () => {
      const loaded = await loadCase(deps, organizationId);
      const { stored } = loaded;
      const isVerified = stored.status === 'verified' && statusAfter({ ...stored, held: false }, 'question') !== null;
      const { change, steps } = await (isVerified ? ofVerified(deps, loaded) : ofOther(deps, loaded));
      const differs = Object.entries(change).some(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof CaseItem]),
      );
      // Organizations without any step have no case, unless another one holds the name.
      if (!differs || (stored.version === 0 && steps.length === 0)) return;
      await deps.cases.move({ before: stored, change, at: deps.clock.now().toISOString(), steps });
    });
  } catch (error) {
    // The organization was deleted with its last member.
    if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
  }
};
