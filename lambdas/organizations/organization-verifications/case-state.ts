import { businessDaysLater, officeZone } from '@shared/core/rules/business-days';
import { isSameOrganizationName, npiOutcome, statusAfter } from '@shared/organizations/rules/organization-verification';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { Organization } from '@shared/organizations/model/organization';
import type { CheckedNpi, DomainFit, VerificationMethod } from '@shared/organizations/model/organization-verification';
import { addSeconds } from '../../platform/clock';
import { log } from '../../platform/logger';
import { RegistryUnavailable } from '../../platform/registry/registry-port';
import {
  newCase,
  type CaseItem,
  type Claim,
  type NewStep,
} from '../../store/organizations/organization-verifications/case-item';
import type { domainOfAddress, WebsiteDomain } from './domain/website-domain';
import type { CheckDeps } from './ports';

export type Loaded = {
  stored: CaseItem;
  organization: Organization;
  website: WebsiteDomain;
  domainOfAddress: typeof domainOfAddress;
};
type CaseChange = Partial<CaseItem>;
export type Planned = { change: CaseChange; steps: NewStep[] };

export const loadCase = async (deps: CheckDeps, organizationId: string): Promise<Loaded> => {
  const [stored, organization, { websiteDomain, domainOfAddress }] = await Promise.all([
    deps.cases.get(organizationId),
    deps.organizations.get(organizationId),
    // The lists of suffixes and mail providers are large, and few requests need them.
    import('./domain/website-domain'),
  ]);
  if (!organization) throw new AppError('NOT_FOUND');
  return {
    stored: stored ?? newCase(organizationId, deps.clock.now().toISOString()),
    organization,
    website: websiteDomain(organization.website),
    domainOfAddress,
  };
};

const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** Hashes only claims long enough to distinguish organizations. */
export const hashClaims = async (
  { hash }: Pick<CheckDeps, 'hash'>,
  { company_name, tax_id, phone }: Pick<Organization, 'company_name' | 'tax_id' | 'phone'>,
  npi: CheckedNpi | null,
): Promise<Claim[]> => {
  const taxId = digits(tax_id);
  const { nameSkeletons } = await import('./name-skeleton');
  const claimed: [Claim['kind'], string][] = [
    ...nameSkeletons(company_name).map((name): [Claim['kind'], string] => ['name', name]),
    ...(taxId.length >= 9 ? [['tax_id', taxId] as [Claim['kind'], string]] : []),
    ...(digits(phone).length >= 10 ? [['phone', digits(phone)] as [Claim['kind'], string]] : []),
    ...(npi?.outcome === 'agrees' ? [['npi', npi.number] as [Claim['kind'], string]] : []),
  ];
  return Promise.all(
    claimed.map(async ([kind, value]) => ({ kind, hash: await hash('organization-claim', `${kind}:${value}`) })),
  );
};

/** Leaves out phones, because switchboards share them. */
const holdable = (claims: readonly Claim[]): string[] =>
  claims.filter(({ kind }) => kind !== 'phone').map(({ hash }) => hash);

export const dueFrom = (now: Date): string =>
  businessDaysLater(now, limits.organizationReviewBusinessDays, officeZone).toISOString();

/** Sends the case to the reviewers, or keeps the earlier promised time. */
export const inReview = (stored: CaseItem, now: Date): CaseChange =>
  stored.status === 'pending' && stored.dueAt !== null
    ? {}
    : { status: 'pending', submittedAt: now.toISOString(), dueAt: dueFrom(now), proposal: null };

const recheckFrom = (now: Date): string => addSeconds(now, limits.organizationRecheckDays * 24 * 3600).toISOString();

export const verifiedBy = async (
  deps: CheckDeps,
  { stored, organization, website }: Loaded,
  method: VerificationMethod,
): Promise<CaseChange> => {
  const now = deps.clock.now();
  const claims = await hashClaims(deps, organization, stored.npi);
  const taken = await deps.claims.heldByOthers(stored.organizationId, claims);
  const { company_name, headquarters_state } = organization;
  return {
    status: 'verified',
    method,
    verifiedAt: now.toISOString(),
    heldFor: null,
    claims,
    holds: holdable(claims).filter((hash) => !taken.has(hash)),
    checked: { company_name, headquarters_state, domain: website.domain },
    proposal: null,
    dueAt: null,
    recheckAt: method === 'email_npi' || method === 'dns_npi' ? recheckFrom(now) : null,
  };
};

/** Changes for an unverified organization, which holds nothing. */
export const unverifiedChange: Pick<CaseItem, 'holds' | 'recheckAt'> = { holds: [], recheckAt: null };

/** Returns whether the domain contains the registry's name. Domains are cheap, and organization numbers are public. */
export const checkDomainFit = async ({
  stored: { npi },
  website,
}: Pick<Loaded, 'stored' | 'website'>): Promise<DomainFit | null> => {
  if (website.domain === null || !npi?.name) return null;
  const { domainFit } = await import('./domain/domain-fit');
  return domainFit(website.label, [npi.name]);
};

const isProven = ({ stored: { proof }, website }: Loaded): boolean => proof !== null && proof.domain === website.domain;

/** Verifies if domain and registry agree; a reviewer decides if another organization holds the name. */
export const settled = async (deps: CheckDeps, loaded: Loaded): Promise<Planned> => {
  const { stored, organization } = loaded;
  const claims = await hashClaims(deps, organization, stored.npi);
  const taken = await deps.claims.heldByOthers(stored.organizationId, claims);
  const isTaken = holdable(claims).some((hash) => taken.has(hash));
  if (isTaken && stored.heldFor === null && statusAfter({ ...stored, held: false }, 'question') === 'pending') {
    const change = { ...inReview(stored, deps.clock.now()), ...unverifiedChange, claims, heldFor: 'name' as const };
    return { change, steps: [{ what: 'name_taken' }] };
  }
  const fit = await checkDomainFit(loaded);
  const agrees = stored.npi?.outcome === 'agrees' && isSameOrganizationName(organization.company_name, stored.npi.name);
  const proves = agrees && isProven(loaded) && stored.status !== 'verified';
  if (proves && fit !== 'fits' && stored.heldFor === null) {
    if (statusAfter({ ...stored, held: false }, 'question') === 'pending') {
      const change = { ...inReview(stored, deps.clock.now()), ...unverifiedChange, claims, heldFor: 'domain' as const };
      return { change, steps: [{ what: 'domain_differs' }] };
    }
  }
  const isSettled = (!isTaken && stored.heldFor === 'name') || (fit === 'fits' && stored.heldFor === 'domain');
  const heldFor = isSettled ? null : stored.heldFor;
  if (!proves || statusAfter({ ...stored, held: heldFor !== null }, 'prove') !== 'verified')
    return { change: { claims, heldFor }, steps: [] };
  const method = stored.proof?.kind === 'dns' ? 'dns_npi' : 'email_npi';
  return { change: await verifiedBy(deps, loaded, method), steps: [{ what: 'verified' }] };
};

export const checkRegistry = async (
  deps: CheckDeps,
  number: string,
  organization: Organization,
): Promise<CheckedNpi> => {
  const at = deps.clock.now().toISOString();
  try {
    const record = await deps.registry.find(number);
    const outcome = npiOutcome(record, organization);
    // Only organizations, because a person's name and state are private.
    const isShown = record !== null && record.kind === 'organization';
    const agreeing = record?.organizationNames.find((name) => isSameOrganizationName(name, organization.company_name));
    return {
      number,
      outcome,
      name: isShown ? (agreeing ?? record.name) : '',
      state: isShown ? record.state : '',
      at,
    };
  } catch (error) {
    if (!(error instanceof RegistryUnavailable)) throw error;
    log.warn('registry unavailable', { reason: error.message });
    return { number, outcome: 'unavailable', name: '', state: '', at };
  }
};
