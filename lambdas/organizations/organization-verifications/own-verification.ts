import { limits } from '@shared/limits';
import type { OrganizationVerification } from '@shared/organizations/model/organization-verification';
import { staffOnlySteps } from '@shared/organizations/model/organization-verification-vocabulary';
import { isNpi } from '@shared/people/rules/credentials/credential-numbers';
import { AppError } from '@shared/errors';
import { notice, type Notice } from '@shared/text/notice';
import type { Language } from '@shared/text/language';
import { addSeconds } from '../../platform/clock';
import { sameHash } from '../../platform/crypto/keyed-hash';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { CaseItem, NewStep, StoredStep } from '../../store/organizations/organization-verifications/case-item';
import { checkRegistry, loadCase, settled, type Loaded } from './case-state';
import { recordName, recordValue } from './domain/domain-record';
import { ResolverUnavailable } from './domain/resolver-port';
import { sendDomainCodeMail } from './mail';
import type { Deps } from './ports';

export type Actor = { organizationId: string; userId: string };

const shownSteps = (steps: readonly StoredStep[]) =>
  steps
    .filter(({ what }) => !staffOnlySteps.includes(what))
    // Reviewers' notes on a verification are internal.
    .map((step) => ({ ...step, note: step.what === 'verified' ? '' : step.note }));

const ownAddress = async (
  { accounts }: Pick<Deps, 'accounts'>,
  userId: string,
  { website: { domain }, domainOfAddress }: Loaded,
) => {
  const account = domain === null ? null : await accounts.get(userId);
  const isOwn = account?.emailVerifiedAt && domainOfAddress(account.email) === domain;
  return isOwn ? account.email : null;
};

export const loadVerificationView = async (
  deps: Deps,
  { userId }: Actor,
  loaded: Loaded,
): Promise<OrganizationVerification> => {
  const { stored, organization, website } = loaded;
  const { company_name, headquarters_city, headquarters_state } = organization;
  const { code, heldFor, proof } = stored;
  const now = deps.clock.now().toISOString();
  const [steps, own, record] = await Promise.all([
    deps.cases.steps(stored.organizationId),
    ownAddress(deps, userId, loaded),
    recordValue(deps, stored.organizationId),
  ]);
  return {
    ...stored,
    held: heldFor !== null,
    proof: proof?.domain === website.domain ? proof : null,
    profile: { company_name, city: headquarters_city, state: headquarters_state, website: organization.website },
    domain: website.domain,
    domainProblem: website.problem,
    ownAddress: own,
    code: code && code.expiresAt > now ? { address: code.address, expiresAt: code.expiresAt } : null,
    dns: website.domain === null ? null : { name: recordName(website.domain), value: record },
    graceUntil: deps.graceUntil(),
    history: shownSteps(steps),
  };
};

export const getOrganizationVerification = async (deps: Deps, actor: Actor): Promise<OrganizationVerification> =>
  loadVerificationView(deps, actor, await loadCase(deps, actor.organizationId));

type Plan = { change: Partial<CaseItem>; steps: NewStep[] };

/** Saves a change with its consequences. */
const applied = async (
  deps: Deps,
  actor: Actor,
  plan: (loaded: Loaded) => Promise<Plan> | Plan,
): Promise<OrganizationVerification> => {
  const moved = await retryOnConflict(async () => {
    const loaded = await loadCase(deps, actor.organizationId);
    const { change, steps } = await plan(loaded);
    const changed = { ...loaded, stored: { ...loaded.stored, ...change } };
    const then = await settled(deps, changed);
    const stored = await deps.cases.move({
      before: loaded.stored,
      change: { ...change, ...then.change },
      at: deps.clock.now().toISOString(),
      steps: [...steps, ...then.steps],
      member: actor.userId,
    });
    return { ...loaded, stored };
  });
  return loadVerificationView(deps, actor, moved);
};

const refuseField = (field: string, reason: Notice): never => {
  throw new AppError('INVALID_REQUEST', reason, { fields: { [field]: reason } });
};

const domainNotices = {
  website_missing: notice('verificationWebsiteMissing'),
  public_suffix: notice('verificationPublicSuffix'),
  mail_provider: notice('verificationMailProvider'),
} as const;

const provableDomain = ({ website }: Loaded): string => {
  if (website.problem !== null) throw new AppError('INVALID_REQUEST', domainNotices[website.problem]);
  return website.domain;
};

const countCheck = ({ throttle }: Deps, { organizationId }: Actor): Promise<void> =>
  throttle.count('organizationChecks', { organization: organizationId });

/** Checks the number. The caller's confirmed address proves the domain as well as a code would. */
export const checkNpi = async (
  deps: Deps,
  { npi, ...actor }: Actor & { npi: string },
): Promise<OrganizationVerification> => {
  if (!isNpi(npi)) return refuseField('npi', notice('npiInvalid'));
  await countCheck(deps, actor);
  const loaded = await loadCase(deps, actor.organizationId);
  const { organization } = loaded;
  const [checked, own] = await Promise.all([
    checkRegistry(deps, npi, organization),
    ownAddress(deps, actor.userId, loaded),
  ]);
  return applied(deps, actor, (loaded) => {
    const { stored } = loaded;
    const isNewProof = own !== null && stored.proof?.domain !== loaded.website.domain;
    const at = deps.clock.now().toISOString();
    return {
      change: {
        npi: checked,
        ...(isNewProof && { proof: { kind: 'account', domain: loaded.website.domain ?? '', address: own, at } }),
      },
      steps: [
        ...(isNewProof ? [{ what: 'email_confirmed' as const, by: actor.userId }] : []),
        ...(checked.outcome === 'unavailable'
          ? []
          : [
              {
                what: checked.outcome === 'agrees' ? ('npi_agrees' as const) : ('npi_differs' as const),
                by: actor.userId,
              },
            ]),
      ],
    };
  });
};

const codeHash = ({ hash }: Deps, { organizationId }: Actor, address: string, code: string): Promise<string> =>
  hash('organization-code', `${organizationId}:${address}:${code}`);

export const sendDomainCode = async (
  deps: Deps,
  { email, language, ...actor }: Actor & { email: string; language: Language },
): Promise<OrganizationVerification> => {
  const loaded = await loadCase(deps, actor.organizationId);
  const domain = provableDomain(loaded);
  if (loaded.domainOfAddress(email) !== domain)
    return refuseField('email', notice('verificationOtherDomain', { domain }));
  const now = deps.clock.now();
  const { code: sent } = loaded.stored;
  const waited = sent ? (now.getTime() - Date.parse(sent.sentAt)) / 1000 : Infinity;
  if (waited < limits.otpCooldownSeconds) {
    throw new AppError('COOLDOWN', undefined, { retryAfterSeconds: Math.ceil(limits.otpCooldownSeconds - waited) });
  }
  await deps.throttle.count('organizationCodes', { organization: actor.organizationId });
  const code = deps.newCode();
  const kept = {
    address: email,
    hash: await codeHash(deps, actor, email, code),
    sentAt: now.toISOString(),
    expiresAt: addSeconds(now, limits.otpMinutes * 60).toISOString(),
    attempts: 0,
  };
  const view = await applied(deps, actor, () => ({ change: { code: kept }, steps: [] }));
  try {
    await sendDomainCodeMail(deps, { to: email, language, code, organization: loaded.organization.company_name });
  } catch (error) {
    // A code that couldn't be sent can be requested again immediately.
    await applied(deps, actor, ({ stored }) => ({
      change: stored.code?.hash === kept.hash ? { code: null } : {},
      steps: [],
    }));
    throw error;
  }
  return view;
};

/** Counts a wrong code before rejecting it, so that concurrent attempts count too. */
export const confirmDomainCode = async (
  deps: Deps,
  { code, ...actor }: Actor & { code: string },
): Promise<OrganizationVerification> => {
  const countedCode = await retryOnConflict(async () => {
    const { stored } = await loadCase(deps, actor.organizationId);
    const now = deps.clock.now().toISOString();
    if (!stored.code || stored.code.expiresAt <= now) throw new AppError('INVALID_CODE');
    if (stored.code.attempts >= limits.otpAttempts) throw new AppError('TOO_MANY_REQUESTS');
    const counted = { ...stored.code, attempts: stored.code.attempts + 1 };
    await deps.cases.move({ before: stored, change: { code: counted }, at: now });
    return counted;
  });
  const { address, hash } = countedCode;
  if (!sameHash(await codeHash(deps, actor, address, code), hash)) throw new AppError('INVALID_CODE');
  return applied(deps, actor, (loaded) => {
    const domain = provableDomain(loaded);
    if (loaded.stored.code?.hash !== hash || loaded.domainOfAddress(address) !== domain)
      throw new AppError('INVALID_CODE');
    const proof = { kind: 'code', domain, address, at: deps.clock.now().toISOString() } as const;
    return { change: { code: null, proof }, steps: [{ what: 'email_confirmed', by: actor.userId }] };
  });
};

export const checkDomainRecord = async (deps: Deps, actor: Actor): Promise<OrganizationVerification> => {
  await countCheck(deps, actor);
  const loaded = await loadCase(deps, actor.organizationId);
  const domain = provableDomain(loaded);
  const records = await deps.resolver.txt(recordName(domain)).catch((error: unknown) => {
    if (error instanceof ResolverUnavailable)
      throw new AppError('INVALID_REQUEST', notice('verificationDnsUnavailable'));
    throw error;
  });
  const value = await recordValue(deps, actor.organizationId);
  if (!records.some((text) => text.trim() === value))
    throw new AppError('INVALID_REQUEST', notice('verificationRecordMissing'));
  return applied(deps, actor, (fresh) => {
    if (fresh.website.domain !== domain) throw new AppError('STALE_VERSION');
    const proof = { kind: 'dns', domain, address: null, at: deps.clock.now().toISOString() } as const;
    return { change: { proof }, steps: [{ what: 'dns_found', by: actor.userId }] };
  });
};
