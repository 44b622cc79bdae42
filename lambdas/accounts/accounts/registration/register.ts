import type { ActionResult } from '@shared/core/api/action-result';
import { AppError } from '@shared/errors';
import { actionResult } from '../../../platform/http/english';
import type { Account, Registration } from '@shared/accounts/model/account';
import type { Invitation } from '@shared/organizations/model/invitation';
import type { Language } from '@shared/text/language';
import { parseInvitationToken } from '../../../store/organizations/organizations/invitation-token';
import { alreadyRegistered, verificationCode } from '../../../notifications/texts/accounts/account';
import { hashEmail, otpRef } from '../address';
import { assertHardToGuess } from '../password/check-password';
import { confirmAccount } from './confirm-account';
import { deliverOtp } from '../codes/deliver-otp';
import { decoy } from '../codes/decoy';
import { mailRecoveryLink } from '../codes/send-recovery-link';
import { newAccount } from './new-account';
import { findReferrer } from './find-referrer';
import type { Deps } from '../ports';
import type { EmailOwner, NewAccount } from '../../../store/accounts/accounts/ports';

/** A user without an account: takes the calls that must not reach the owner of a taken address. */
const invitationOf = async (deps: Deps, { userType, invitationToken }: Registration): Promise<Invitation | null> => {
  if (invitationToken === undefined) return null;
  const invitationId = await parseInvitationToken(deps.hash, invitationToken);
  const invitation = invitationId === null ? null : await deps.invitations.get(invitationId);
  // Own staff register like everyone, and accept once they are signed in.
  if (!invitation || invitation.staff || userType !== 'employer') throw new AppError('INVALID_TOKEN');
  return invitation;
};

/** Makes the calls of a new account for the decoy, so neither response nor timing shows that the address is taken. */
const rehearse = async ({ identity, accounts, secrets }: Deps, creation: NewAccount): Promise<void> => {
  await identity.setPassword(decoy.email, secrets.token());
  await accounts.rehearseCreate(creation);
};

type InLanguage = Registration & { language: Language };
type Outcome = { takenBy: EmailOwner } | { created: Account };

/** Completes an interrupted registration, which leaves a user without an account. */
const createUnlessTaken = async (
  deps: Deps,
  registration: InLanguage,
  emailHash: string,
  { joins, referredBy }: Pick<NewAccount, 'joins' | 'referredBy'>,
): Promise<Outcome> => {
  const { identity, accounts } = deps;
  const owner = await accounts.ownerOf(emailHash);
  // For a taken address, the pool creates the decoy. Its ID isn't read: that would be one more call.
  const created = await identity.createUser(owner ? decoy.email : registration.email);
  const userId = owner ? decoy.userId : (created ?? (await identity.ensureUser(registration.email)));
  const existing = await accounts.get(userId);
  const creation = newAccount(deps, registration, { userId, emailHash, joins, referredBy, operation: 'register' });
  if (owner ?? existing) {
    if (!owner) await identity.createUser(decoy.email);
    await rehearse(deps, creation);
    return { takenBy: owner ?? { userId, state: 'confirmed' } };
  }
  await identity.setPassword(userId, registration.password);
  await accounts.create(creation);
  return { created: creation.account };
};

const notifyByEmail = async (deps: Deps, { email, language }: InLanguage, outcome: Outcome): Promise<void> => {
  const code = deps.secrets.otp();
  const otp = await otpRef(deps, 'email_verification', email, code);
  const refusal = await deps.otps.issue(otp);
  const { siteUrl } = deps;
  const confirmed = 'takenBy' in outcome && outcome.takenBy.state !== 'unconfirmed';
  if (refusal) {
    // Earlier codes for this address, without an account, reached no one.
    const recipient = 'created' in outcome ? { userId: outcome.created.userId, email } : null;
    await mailRecoveryLink(deps, { ...otp, email, recipient, language });
    return;
  }
  const body = confirmed ? alreadyRegistered({ siteUrl }) : verificationCode({ code });
  await deliverOtp(deps, otp, { to: email, language, body });
};

/**
 * Creates an account and sends its verification code.
 * 1. Reject passwords that are easy to guess and invalid invitations.
 * 2. Run only one registration per address at a time.
 * 3. Set up user and password, then account, address, and membership in one transaction.
 * 4. An invitation proves access to the invited address, so it confirms it.
 * A taken address takes the same time and gets the same response; its owner is notified by email.
 */
export const register = async (
  deps: Deps,
  registration: InLanguage,
  ip: string,
): Promise<ActionResult<'accountReady' | 'verificationCodeSent'>> => {
  const { throttle, hash } = deps;
  const { email, password } = registration;
  if (!(await deps.switches.isOn('registration'))) throw new AppError('FEATURE_OFF');
  await assertHardToGuess(password, 'password', registration);
  await throttle.count('registrations', { network: await hash('ip', ip) });
  const joins = await invitationOf(deps, registration);
  const referredBy = await findReferrer(deps, registration);
  const emailHash = await hashEmail(deps, email);
  return throttle.alone('registration', { email: emailHash }, async () => {
    const outcome = await createUnlessTaken(deps, registration, emailHash, { joins, referredBy });
    if ('created' in outcome && joins?.email === email) {
      await confirmAccount(deps, outcome.created, emailHash, null);
      return actionResult('accountReady');
    }
    await notifyByEmail(deps, registration, outcome);
    return actionResult('verificationCodeSent');
  });
};
