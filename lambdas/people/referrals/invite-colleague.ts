import type { ActionResult } from '@shared/core/api/action-result';
import { isSameMailbox } from '@shared/organizations/rules/same-mailbox';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { addSeconds } from '../../platform/clock';
import { actionResult } from '../../platform/http/english';
import { parseStopToken } from '../../store/people/referrals/stop-token';
import type { Deps } from './ports';
import { getReferralLink } from './referral-link';

/**
 * Stores the invitation, which triggers the email. Takes the same steps for every address, so the response doesn't show
 * who has an account, was invited before, or wants no invitations.
 */
export const inviteColleague = async (
  deps: Deps,
  { userId, email }: { userId: string; email: string },
): Promise<ActionResult<'colleagueInvited'>> => {
  const { accounts, invitations, throttle, hash, clock } = deps;
  const account = await accounts.get(userId);
  if (account && isSameMailbox(account.email, email)) {
    throw new AppError('INVALID_REQUEST', undefined, { fields: { email: notice('referralOwnAddress') } });
  }
  await throttle.count('referrals', { account: userId });
  await getReferralLink(deps, userId);
  const now = clock.now();
  const emailHash = await hash('email', email);
  const since = addSeconds(now, -limits.referralInvitationDays * 24 * 3600).toISOString();
  const invitationId = clock.newId('rfi');
  await invitations.put({ invitationId, userId, email, emailHash, createdAt: now.toISOString() }, since);
  return actionResult('colleagueInvited');
};

/** Idempotent. */
export const stopReferralInvitations = async (
  { invitations, hash, clock }: Pick<Deps, 'invitations' | 'hash' | 'clock'>,
  token: string,
): Promise<ActionResult<'referralInvitationsStopped'>> => {
  const emailHash = await parseStopToken(hash, token);
  if (!emailHash) throw new AppError('INVALID_TOKEN');
  await invitations.stop(emailHash, clock.now().toISOString());
  return actionResult('referralInvitationsStopped');
};
