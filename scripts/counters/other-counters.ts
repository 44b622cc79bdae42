import { stageConfig } from '../../infra/config';
import { limits } from '../../shared/limits';

/** Limits stored with another item or by AWS instead of a throttle. All are sentences in docs/counters.md. */
export type OtherCounter = {
  key: string;
  limit: string;
  adds: string;
  refused: string;
  ends: string;
  /** As in `shared/platform/counters.ts`: only for those that others can exhaust. */
  open?: string;
};

const { firewall, throttle } = stageConfig('prod');
const usual = 'TOO_MANY_REQUESTS';

export const otherCounters = {
  codesToEmail: {
    key: 'email address and kind of code',
    limit: `${limits.otpPerAddressPerDay} a day`,
    adds: 'anyone who knows the address',
    refused: 'Nothing: the same answer, and a link instead of a code in the mailbox.',
    ends: 'at midnight UTC',
    open: 'Links cannot be guessed, and a later one leaves earlier ones valid.',
  },
  codePause: {
    key: 'email address and kind of code',
    limit: `1 in ${limits.otpCooldownSeconds} seconds`,
    adds: 'anyone who knows the address',
    refused: 'COOLDOWN',
    ends: `after ${limits.otpCooldownSeconds} seconds`,
    open: 'The code of the last minute is in the mailbox, even if someone else asked for it. A registration sends a link instead.',
  },
  codeAttempts: {
    key: 'code of an email address',
    limit: `${limits.otpAttempts} wrong ones`,
    adds: 'anyone who knows the address',
    refused: `${usual}: ask for another email, which has a link.`,
    ends: 'with the next email. For a day after, the address gets links instead of codes.',
    open: 'A link of 256 bits, which wrong ones do not count against.',
  },
  passwordsAtPool: {
    key: 'user of the pool (Cognito)',
    limit: `5 wrong ones, then a lock of 2^(n-5) seconds, at most about ${limits.passwordLockMinutes} minutes`,
    adds: 'anyone who knows the address, at the pool itself. Recovery without a right code and other operations without a session add nothing.',
    refused: `Sign-in and checks of the current password say so and name the ${limits.passwordLockMinutes} minutes. Recovery says so in each refusal, because only an account can be locked.`,
    ends: `after the lock, or ${limits.passwordLockMinutes} minutes without an attempt. Setting a password does not end it.`,
    open: 'Passkeys, Google, LinkedIn, and sessions that are open. **The right password is refused during a lock, which we cannot change**: someone who keeps trying delays each sign-in by password by up to 15 minutes.',
  },
  phoneCodeAttempts: {
    key: 'account',
    limit: `${limits.otpAttempts} wrong ones of a code`,
    adds: 'the signed-in person',
    refused: usual,
    ends: 'with the next code',
  },
  domainCodeAttempts: {
    key: 'organization',
    limit: `${limits.otpAttempts} wrong ones of a code`,
    adds: 'its administrators',
    refused: usual,
    ends: 'with the next code',
  },
  referralMails: {
    key: 'email address',
    limit: `1 in ${limits.referralInvitationDays} days`,
    adds: 'anyone with an account',
    refused: 'Nothing: the same answer, so that it does not show who was invited. The address gets no second email.',
    ends: `after ${limits.referralInvitationDays} days`,
    open: 'Registering, with any invitation link, which members can also send themselves.',
  },
  referenceResends: {
    key: 'reference',
    limit: `1 in ${limits.referenceResendHours} hours`,
    adds: 'the person who asked for it',
    refused: 'COOLDOWN',
    ends: `after ${limits.referenceResendHours} hours`,
  },
  invitationResends: {
    key: 'invitation',
    limit: `1 in ${limits.invitationCooldownSeconds} seconds`,
    adds: 'members of the organization',
    refused: 'COOLDOWN',
    ends: `after ${limits.invitationCooldownSeconds} seconds`,
  },
  liveMessages: {
    key: 'connection',
    limit: `${limits.liveMessagesPerWindow} in ${limits.liveWindowSeconds} seconds`,
    adds: 'the page that holds the connection',
    refused: 'The connection is closed. The page connects again.',
    ends: `after ${limits.liveWindowSeconds} seconds`,
  },
  firewall: {
    key: 'network',
    limit: `${firewall.accounts} (operations without a session), ${firewall.userPool} (user pool), ${firewall.all} (all) in 5 minutes`,
    adds: 'anyone in that network',
    refused: usual,
    ends: 'within 5 minutes of fewer requests',
  },
  routeThrottle: {
    key: 'route',
    limit: `${throttle.publishableKey.rate} a second (without a session), ${throttle.default.rate} (others), of all callers`,
    adds: 'anyone. From one network, the firewall allows less than this.',
    refused: '429 of API Gateway',
    ends: 'within a second',
  },
} as const satisfies Record<string, OtherCounter>;
