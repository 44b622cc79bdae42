import { statusAfter } from '@shared/organizations/rules/organization-verification';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import type {
  OrganizationCase,
  OrganizationDecision,
  OrganizationQueueItem,
  OrganizationStatus,
} from '@shared/organizations/model/organization-verification';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { CaseItem, NewStep } from '../../store/organizations/organization-verifications/case-item';
import { hashClaims, checkDomainFit, loadCase, unverifiedChange, verifiedBy, type Loaded } from './case-state';
import type { Deps } from './ports';

export const listOrganizationCases = async (
  { queue, organizationsOf }: Pick<Deps, 'queue' | 'organizationsOf'>,
  { status, cursor }: { status: OrganizationStatus; cursor?: string | undefined },
): Promise<{ items: OrganizationQueueItem[]; nextCursor: string | null }> => {
  const { items, nextCursor } = await queue.page(status, cursor);
  const named = await organizationsOf(items.map(({ organizationId }) => organizationId));
  return {
    nextCursor,
    items: items.flatMap(({ heldFor, documents, npi, proposal, ...stored }) => {
      const organization = named.get(stored.organizationId);
      // The organization was deleted with its last member.
      if (!organization) return [];
      return {
        ...stored,
        company_name: organization.company_name,
        city: organization.headquarters_city,
        state: organization.headquarters_state,
        held: heldFor !== null,
        documents: documents.length,
        npi: npi && { outcome: npi.outcome, name: npi.name },
        rejectionProposed: proposal !== null,
      };
    }),
  };
};

type Decision = OrganizationDecision['decision'];

const decisionsOf = (stored: CaseItem, reviewerId: string): Decision[] => {
  const can = (event: Parameters<typeof statusAfter>[1]): boolean =>
    statusAfter({ ...stored, held: true }, event) !== null;
  if (stored.proposal !== null) {
    return stored.proposal.by === reviewerId ? ['decline_rejection'] : ['confirm_rejection', 'decline_rejection'];
  }
  const all: [Decision, boolean][] = [
    ['verify', can('approve')],
    ['needs_info', can('ask')],
    ['reject', can('reject')],
    ['suspend', can('suspend')],
  ];
  return all.filter(([, possible]) => possible).map(([decision]) => decision);
};

const detailOf = async (
  deps: Deps,
  reviewerId: string,
  { stored, organization, website }: Loaded,
): Promise<OrganizationCase> => {
  const claims = await hashClaims(deps, organization, stored.npi);
  const [history, duplicates, domainFit] = await Promise.all([
    deps.cases.steps(stored.organizationId),
    deps.claims.duplicates(stored.organizationId, claims),
    checkDomainFit({ stored, website }),
  ]);
  const { company_name, headquarters_city, headquarters_state, phone, tax_id, business_license, createdAt } =
    organization;
  const { proposal, heldFor } = stored;
  return {
    ...stored,
    held: heldFor !== null,
    profile: {
      ...{ company_name, phone, tax_id, business_license, createdAt },
      city: headquarters_city,
      state: headquarters_state,
      website: organization.website,
    },
    domain: website.domain,
    domainFit,
    duplicates,
    proposal: proposal && { byCaller: proposal.by === reviewerId, at: proposal.at, note: proposal.note },
    decisions: decisionsOf(stored, reviewerId),
    history,
  };
};

export const getOrganizationCase = async (
  deps: Deps,
  { organizationId, reviewerId }: { organizationId: string; reviewerId: string },
): Promise<OrganizationCase> => detailOf(deps, reviewerId, await loadCase(deps, organizationId));

type Command = OrganizationDecision & { organizationId: string; reviewerId: string };

const steps = (what: NewStep['what'], { note, reviewerId }: Pick<Command, 'note' | 'reviewerId'>): NewStep[] => [
  { what, note, by: reviewerId },
];

type Plan = { change: Partial<CaseItem>; steps: NewStep[] };

const planOf = async (deps: Deps, loaded: Loaded, command: Command): Promise<Plan> => {
  const { stored } = loaded;
  const { decision, note, reviewerId } = command;
  const at = deps.clock.now().toISOString();
  switch (decision) {
    case 'verify': {
      const method = stored.documents.length > 0 ? 'document' : 'staff';
      return { change: await verifiedBy(deps, loaded, method), steps: steps('verified', command) };
    }
    case 'needs_info':
      return { change: { status: 'needs_info', dueAt: null }, steps: steps('info_requested', command) };
    case 'reject':
      return { change: { proposal: { by: reviewerId, at, note } }, steps: steps('rejection_proposed', command) };
    case 'confirm_rejection':
      return {
        change: { status: 'rejected', proposal: null, dueAt: null, ...unverifiedChange },
        // The first reviewer's reason is sent.
        steps: [{ what: 'rejected', note: stored.proposal?.note ?? note, by: reviewerId }],
      };
    case 'decline_rejection':
      return { change: { proposal: null }, steps: steps('rejection_declined', command) };
    case 'suspend':
      return {
        change: { status: 'suspended', heldFor: 'staff', dueAt: null, ...unverifiedChange },
        steps: steps('suspended', command),
      };
  }
};

/** Decides on the displayed version; the second of two concurrent reviewers fails as stale. */
export const decideOrganizationCase = async (deps: Deps, command: Command): Promise<OrganizationCase> => {
  const { organizationId, reviewerId, decision, note, version } = command;
  const moved = await retryOnConflict(async () => {
    const loaded = await loadCase(deps, organizationId);
    const { stored } = loaded;
    if (stored.version !== version) throw new AppError('STALE_VERSION');
    if (decision === 'confirm_rejection' && stored.proposal?.by === reviewerId)
      throw new AppError('FORBIDDEN', notice('secondReviewerNeeded'));
    if (!decisionsOf(stored, reviewerId).includes(decision)) throw new AppError('ILLEGAL_TRANSITION');
    const plan = await planOf(deps, loaded, command);
    const at = deps.clock.now().toISOString();
    const after = await deps.cases.move({
      before: stored,
      change: { ...plan.change, decision: { by: reviewerId, at, reason: note } },
      at,
      steps: plan.steps,
    });
    return { ...loaded, stored: after };
  });
  return detailOf(deps, reviewerId, moved);
};
