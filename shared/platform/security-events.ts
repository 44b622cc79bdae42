import type { contracts } from '../api/contracts';

/** What a security event is about; a refusal may be of any operation. */
export type SecurityEventKind =
  'refusal' | 'account' | 'code' | 'password' | 'twoFactor' | 'membership' | 'export' | 'credential';

type Operations = { [A in keyof typeof contracts]: keyof (typeof contracts)[A] }[keyof typeof contracts];

/** Operations that are security events whether they succeed or are refused. Every other one is an event when it answers 401 or 403. */
export const securityOperations = {
  register: 'account',
  completeRegistration: 'account',
  changeEmail: 'account',
  confirmEmail: 'account',
  sendOtp: 'code',
  resendConfirmation: 'code',
  verifyOtp: 'code',
  resetPassword: 'password',
  changePassword: 'password',
  startTwoFactor: 'twoFactor',
  confirmTwoFactor: 'twoFactor',
  disableTwoFactor: 'twoFactor',
  recoverTwoFactor: 'twoFactor',
  createOrganization: 'membership',
  inviteMember: 'membership',
  resendInvitation: 'membership',
  revokeInvitation: 'membership',
  acceptInvitation: 'membership',
  changeMember: 'membership',
  removeMember: 'membership',
  transferAdministration: 'membership',
  leaveOrganization: 'membership',
  exportApplications: 'export',
  exportTimesheets: 'export',
  decideVerification: 'credential',
} as const satisfies Partial<Record<Operations, SecurityEventKind>>;

/** One line of the security log. People are keyed hashes: the same person is the same everywhere, and nobody is named. */
export type SecurityEvent = {
  time: string;
  kind: SecurityEventKind;
  operation: string;
  /** `success`, or the code of the refusal. */
  outcome: string;
  status: number;
  person: string | null;
  /** Whom it was done to, where that is another. */
  subject: string | null;
  requestId: string;
};

export const securityLogStream = 'events';
