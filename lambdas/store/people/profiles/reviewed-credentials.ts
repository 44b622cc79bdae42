import type { MatchedProfile } from '@shared/hiring/rules/match/match-subject-of';
import type { VerificationCase } from '@shared/people/model/verification';

/** Review results for the credentials of a profile. */
export type ReviewedCredentials = Required<Pick<MatchedProfile, 'rejectedCredentials' | 'pendingCredentials'>>;

type Reviewed = Pick<VerificationCase, 'credentialId' | 'status'>;

export const reviewedCredentials = (verifications: readonly Reviewed[]): ReviewedCredentials => {
  const idsOf = (...wanted: readonly Reviewed['status'][]): string[] =>
    verifications.filter(({ status }) => wanted.includes(status)).map(({ credentialId }) => credentialId);
  return { rejectedCredentials: idsOf('rejected'), pendingCredentials: idsOf('pending', 'needs_info') };
};
