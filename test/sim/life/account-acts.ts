import { accountDeletionRoutes } from '@shared/api/account-deletions.routes';
import { credentialRoutes } from '@shared/api/credentials.routes';
import { organizationVerificationRoutes } from '@shared/api/organization-verifications.routes';
import { savedJobRoutes } from '@shared/api/saved-jobs.routes';
import { choose, type Act } from './scene';

/** A reviewer decides about a license. */
const decideCredential: Act = async ({ cast, attempt }, pick) => {
  const nurse = choose(cast.nurses, pick)!;
  const listed = await attempt(nurse, credentialRoutes.listMyCredentials, {});
  const credential = listed?.status === 200 ? choose(listed.body.items, pick) : undefined;
  if (!credential) return;
  const params = { userId: nurse.userId, credentialId: credential.credentialId };
  const found = await attempt(cast.reviewer, credentialRoutes.getVerification, { params });
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
  await attempt(cast.reviewer, credentialRoutes.decideVerification, { params, body });
};

/** Staff suspend an organization now and then, and soon lift it. */
const reviewOrganization: Act = async ({ cast, attempt }, pick) => {
  const { organizationId } = choose(cast.employers, pick)!;
  const params = { organizationId };
  const found = await attempt(cast.reviewer, organizationVerificationRoutes.getOrganizationCase, { params });
  if (found?.status !== 200) return;
  const { version, status } = found.body;
  const decision = status === 'verified' ? 'suspend' : 'verify';
  if (decision === 'suspend' && pick(3) > 0) return;
  const body = { decision, note: 'After a complaint.', version } as const;
  await attempt(cast.reviewer, organizationVerificationRoutes.decideOrganizationCase, { params, body });
};

const keepAlert: Act = async ({ cast, attempt }, pick) => {
  const nurse = choose(cast.nurses, pick)!;
  const frequency = choose(['immediate', 'daily'] as const, pick)!;
  const body = { name: 'Cardiology', frequency, search: {} };
  await attempt(nurse, savedJobRoutes.createJobAlert, { body });
};

/** Of the last nurse only, so that the others go on. */
const askForDeletion: Act = async ({ cast, attempt }) => {
  const nurse = cast.nurses.at(-1)!;
  await attempt(nurse, accountDeletionRoutes.requestAccountDeletion, { body: { password: nurse.password } });
};

const cancelDeletion: Act = async ({ cast, attempt }) => {
  await attempt(cast.nurses.at(-1)!, accountDeletionRoutes.cancelAccountDeletion, {});
};

export const accountActs = {
  decideCredential,
  reviewOrganization,
  keepAlert,
  askForDeletion,
  cancelDeletion,
} satisfies Record<string, Act>;

export const accountWeights: Record<keyof typeof accountActs, number> = {
  decideCredential: 3,
  reviewOrganization: 2,
  keepAlert: 1,
  askForDeletion: 1,
  cancelDeletion: 1,
};
