import { loadCase } from '@lambdas/organizations/organization-verifications/case-state';
import { addProof, requestProofUpload } from '@lambdas/organizations/organization-verifications/proofs';
import { decideOrganizationCase } from '@lambdas/organizations/organization-verifications/review';
import type { OrganizationDecision } from '@shared/organizations/model/organization-verification';
import { doneInTurns } from './all-done';
import { seedOrganizationStates, type SeedOrganizationState } from './data/organization-states';
import { seedStaff } from './data/support';
import { drawLogo, drawnLogos } from './images/draw-logo';
import { readAgainIfStale } from './read-again';
import { ensureAccount, type SeedContext } from './seed-people';
import { seedPlan } from './seed-plans';
import { sendFile, whenScanned } from './images/send-file';

const [, secondReviewer = seedStaff[0]!] = seedStaff;

type Reviewers = { first: string; second: string };
type Decision = OrganizationDecision['decision'];

const decide = async (
  { services: { organizationVerifications: deps } }: SeedContext,
  organizationId: string,
  reviewerId: string,
  { decision, note }: { decision: Decision; note: string },
): Promise<void> =>
  readAgainIfStale(async () => {
    const { version } = (await loadCase(deps, organizationId)).stored;
    await decideOrganizationCase(deps, { organizationId, reviewerId, decision, note, version });
  });

const contractNote = 'Contract signed and business license seen before registration.';

/** Verifies organizations with jobs, as after a contract signed before. */
export const verifyOrganization = async (
  context: SeedContext,
  organizationId: string,
  { first }: Pick<Reviewers, 'first'>,
): Promise<void> => {
  const { stored } = await loadCase(context.services.organizationVerifications, organizationId);
  if (stored.status === 'verified') return;
  await decide(context, organizationId, first, { decision: 'verify', note: contractNote });
};

const handIn = async (
  { services: { organizationVerifications: deps } }: SeedContext,
  actor: { organizationId: string; userId: string },
): Promise<void> => {
  const [drawing] = Object.values(drawnLogos);
  if (!drawing) return;
  const target = await requestProofUpload(deps, { ...actor, contentType: 'image/png' });
  await sendFile(target, drawLogo(drawing));
  const sent = { ...actor, uploadId: target.uploadId, fileName: 'Clinic license 2026.png' };
  await whenScanned(() => addProof(deps, sent));
};

const seedState = async (
  context: SeedContext,
  { organization, founder, status, note }: SeedOrganizationState,
  reviewers: Reviewers,
): Promise<void> => {
  const { first, second } = reviewers;
  const { organizations, organizationVerifications: deps } = context.services;
  const { userId } = await ensureAccount(context, founder, async () => ({ userType: 'employer', organization }));
  const membership = await organizations.memberships.get(userId);
  if (!membership) return;
  const { organizationId } = membership;
  await seedPlan(context, founder.key, { ownerId: organizationId, staffId: first });
  const { stored } = await loadCase(deps, organizationId);
  if (stored.status === status) return;
  if (status === 'suspended') {
    await verifyOrganization(context, organizationId, reviewers);
    await decide(context, organizationId, first, { decision: 'suspend', note });
    return;
  }
  if (stored.documents.length === 0) await handIn(context, { organizationId, userId });
  if (status === 'needs_info') await decide(context, organizationId, first, { decision: 'needs_info', note });
  if (status === 'rejected') {
    if (!stored.proposal) await decide(context, organizationId, first, { decision: 'reject', note });
    await decide(context, organizationId, second, { decision: 'confirm_rejection', note: 'Checked again: agreed.' });
  }
};

/** Creates one organization in each state. */
export const seedOrganizationVerifications = async (
  context: SeedContext,
  organizationIds: readonly string[],
  first: string,
): Promise<void> => {
  const { userId: second } = await ensureAccount(context, secondReviewer, async () => ({ userType: 'doctor' }));
  const reviewers = { first, second };
  await doneInTurns(organizationIds, (organizationId) => verifyOrganization(context, organizationId, reviewers));
  await doneInTurns(seedOrganizationStates, (state) => seedState(context, state, reviewers));
};
