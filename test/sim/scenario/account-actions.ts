import { accountDeletionRoutes } from '@shared/accounts/api/account-deletions.routes';
import { credentialRoutes } from '@shared/people/api/credentials.routes';
import { organizationVerificationRoutes } from '@shared/organizations/api/organization-verifications.routes';
import { savedJobRoutes } from '@shared/hiring/api/saved-jobs.routes';
import { choose, type Action } from './scene';

/** A reviewer decides about a license. */
const decideCredential: Action = async ({ actors, attempt }, pick) => {
  const nurse = choose(actors.nurses, pick)!;
  const listed = await attempt(nurse, credentialRoutes.listMyCredentials, {});
  const credential = listed?.status === 200 ? choose(listed.body.items, pick) : undefined;
  if (!credential) return;
  const params = { userId: nurse.userId, credentialId: credential.credentialId };
  const found = await attempt(actors.reviewer, credentialRoutes.getVerification, { params });
  if (found?.status !== 200) return;
  const { version } = found.body;
  const note = 'Please send the other side as well.';
  const body = choose(
    [
      { decision: 'verify' as const, version },
      { decision: 'needs_info' as const, note, version },
      { decision: 'reject' as const, note, version },
    ],
    pick,
  )!;
  await attempt(actors.reviewer, credentialRoutes.decideVerification, { params, body });
};

/** Staff occasionally suspend an organization, and soon lift it. */
const reviewOrganization: Action = async ({ actors, attempt }, pick) => {
  const { organizationId } = choose(actors.employers, pick)!;
  const params = { organizationId };
  const found = await attempt(actors.reviewer, organizationVerificationRoutes.getOrganizationCase, { params });
  if (found?.status !== 200) return;
  const { version, status } = found.body;
  const decision = status === 'verified' ? 'suspend' : 'verify';
  if (decision === 'suspend' && pick(3) > 0) return;
  const body = { decision, note: 'After a complaint.', version } as const;
  await attempt(actors.reviewer, organizationVerificationRoutes.decideOrganizationCase, { params, body });
};

const keepAlert: Action = async ({ actors, attempt }, pick) => {
  const nurse = choose(actors.nurses, pick)!;
  const frequency = choose(['immediate', 'daily'] as const, pick)!;
  const body = { name: 'Cardiology', frequency, search: {} };
  await attempt(nurse, savedJobRoutes.createJobAlert, { body });
};

/** Only the last nurse leaves, so that the others continue. */
const askForDeletion: Action = async ({ actors, attempt }) => {
  const nurse = actors.nurses.at(-1)!;
  await attempt(nurse, accountDeletionRoutes.requestAccountDeletion, { body: { password: nurse.password } });
};

const cancelDeletion: Action = async ({ actors, attempt }) => {
  await attempt(actors.nurses.at(-1)!, accountDeletionRoutes.cancelAccountDeletion, {});
};

export const accountActions = {
  decideCredential,
  reviewOrganization,
  keepAlert,
  askForDeletion,
  cancelDeletion,
} satisfies Record<string, Action>;

export const accountWeights: Record<keyof typeof accountActions, number> = {
  decideCredential: 3,
  reviewOrganization: 2,
  keepAlert: 1,
  askForDeletion: 1,
  cancelDeletion: 1,
};
