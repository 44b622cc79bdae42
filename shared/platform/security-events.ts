import type { contracts } from '../core/api/contracts';

/** A refusal can occur in any operation. */
export type SecurityEventKind =
  | 'refusal'
  | 'viewAs'
  | 'signIn'
  | 'account'
  | 'code'
  | 'password'
  | 'twoFactor'
  | 'passkey'
  | 'identity_provider'
  | 'membership'
  | 'export'
  | 'billing'
  | 'credential'
  | 'api_key'
  | 'webhook'
  | 'integration';

type Operations = { [A in keyof typeof contracts]: keyof (typeof contracts)[A] }[keyof typeof contracts];

/** Operations that are always recorded, even if they succeed. Others are recorded if they return 401 or 403. */
export const securityOperations = {
  register: 'account',
  completeRegistration: 'account',
  changeEmail: 'account',
  resendEmailChange: 'account',
  cancelEmailChange: 'account',
  changeLanguage: 'account',
  changeTimeZone: 'account',
  changeAppearance: 'account',
  saveAccountDetails: 'account',
  acceptTerms: 'account',
  confirmEmail: 'account',
  sendOtp: 'code',
  resendConfirmation: 'code',
  verifyOtp: 'code',
  resetPassword: 'password',
  changePassword: 'password',
  startTwoFactor: 'twoFactor',
  confirmTwoFactor: 'twoFactor',
  disableTwoFactor: 'twoFactor',
  renewRecoveryCodes: 'twoFactor',
  startPasskey: 'passkey',
  addPasskey: 'passkey',
  renamePasskey: 'passkey',
  removePasskey: 'passkey',
  allowProvider: 'identity_provider',
  disconnectProvider: 'identity_provider',
  signOutDevice: 'account',
  signOutOtherDevices: 'account',
  removeClockPhone: 'account',
  recoverTwoFactor: 'twoFactor',
  setTeamTwoFactor: 'twoFactor',
  createOrganization: 'membership',
  inviteMember: 'membership',
  inviteOwnStaff: 'membership',
  resendInvitation: 'membership',
  revokeInvitation: 'membership',
  acceptInvitation: 'membership',
  changeMember: 'membership',
  removeMember: 'membership',
  transferAdministration: 'membership',
  closeOrganization: 'membership',
  cancelOrganizationClosing: 'membership',
  leaveOrganization: 'membership',
  requestAccountDeletion: 'account',
  cancelAccountDeletion: 'account',
  requestDataExport: 'export',
  downloadDataExport: 'export',
  requestOrganizationExport: 'export',
  downloadOrganizationExport: 'export',
  exportApplications: 'export',
  exportTimesheets: 'export',
  exportPayStatement: 'export',
  exportPayroll: 'export',
  exportOwnStaffHours: 'export',
  exportReceipts: 'export',
  exportAnalytics: 'export',
  exportAuditLines: 'export',
  exportStaffAuditLines: 'export',
  exportInvoices: 'export',
  changePlan: 'billing',
  cancelPlan: 'billing',
  takeMoneyBack: 'billing',
  giveCredit: 'billing',
  refundInvoice: 'billing',
  overridePlan: 'billing',
  endOverride: 'billing',
  addShiftBalance: 'billing',
  startPayoutOnboarding: 'billing',
  requestPayout: 'billing',
  retryPayout: 'billing',
  createWebhook: 'webhook',
  updateWebhook: 'webhook',
  deleteWebhook: 'webhook',
  changeWebhookState: 'webhook',
  revealWebhookSecret: 'webhook',
  rotateWebhookSecret: 'webhook',
  replayEvents: 'webhook',
  startIntegration: 'integration',
  finishIntegration: 'integration',
  disconnectIntegration: 'integration',
  startOwnIntegration: 'integration',
  finishOwnIntegration: 'integration',
  disconnectOwnIntegration: 'integration',
  decideVerification: 'credential',
  decideExclusion: 'credential',
  startViewAs: 'viewAs',
  stopViewAs: 'viewAs',
  addStaffMember: 'membership',
  changeStaffMember: 'membership',
  removeStaffMember: 'membership',
  generateApiKey: 'api_key',
  updateApiKey: 'api_key',
  changeJobFeed: 'api_key',
  changeUnitFeed: 'api_key',
  revokeApiKey: 'api_key',
} as const satisfies Partial<Record<Operations, SecurityEventKind>>;

/** People appear only as keyed hashes, which are the same for all events of a person. */
export type SecurityEvent = {
  time: string;
  kind: SecurityEventKind;
  operation: string;
  /** `success` or an error code. */
  outcome: string;
  status: number;
  person: string | null;
  /** The affected user, if not the actor. */
  subject: string | null;
  requestId: string;
};

/** The pool handles sign-ins, not an operation of ours. Wrong passwords stay in the pool. */
export const signInOperation = 'signIn';

export const securityLogStream = 'events';
