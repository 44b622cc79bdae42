import * as z from 'zod';
import { limits } from '../../limits';
import {
  Account,
  AccountDetails,
  AccountLanguage,
  Appearance,
  Registration,
  RegistrationCompletion,
  SavedDetails,
} from '../model/account';
import { TimeZone } from '../../messages/model/calendar';
import { DeviceId, SignInDevice } from '../model/device';
import { OtpType, TeamRole } from '../../core/model/enumerations';
import {
  CurrentPassword,
  Email,
  Instant,
  NewPassword,
  OrganizationId,
  OtpCode,
  Photo,
  Token,
  typedLine,
} from '../../core/model/fields';
import { AcceptedTerms, LegalAcceptance, LegalDue } from '../model/legal';
import { IdentityProviderName, SignInMethods } from '../model/sign-in-method';
import { StaffRoleName } from '../../trust/model/staff';
import { accountDeletionRoutes } from './account-deletions.routes';
import { dataExportRoutes } from './data-exports.routes';
import { organizationClosingRoutes } from '../../organizations/api/organization-closing.routes';
import { passkeyRoutes } from './passkeys.routes';
import { defineRoutes } from '../../core/api/route';
import { ActionResult } from '../../core/api/action-result';

/** The signed-in account with everything routing and guards need. */
export const Me = Account.extend({
  membership: z
    .object({
      organizationId: OrganizationId,
      organization: z.string(),
      /** Same-origin path, if it has a logo. */
      logo_url: z.string().exactOptional(),
      role: TeamRole,
      can_manage_team: z.boolean(),
      /** Present while the organization isn't verified; with a grace period it may still do everything until then. */
      unverified: z.literal(true).optional(),
      graceUntil: z.iso.datetime().optional(),
      /** Present while the member must set up two-factor authentication. */
      twoFactorDue: z.literal(true).optional(),
      /** End of the grace period, while there is one. */
      twoFactorUntil: Instant.optional(),
      /** Present while the organization is being closed, which ends at that time. */
      closesAt: Instant.optional(),
    })
    .nullable(),
  photo_url: Photo,
  /** A new address until it is confirmed. */
  pendingEmail: z.object({ email: z.string(), sentAt: Instant, expiresAt: Instant }).optional(),
  /** Present while two-factor authentication is on. */
  recoveryCodesLeft: z.int().optional(),
  /** Zone for every time shown to the person; missing until it is stored. */
  timeZone: z.string().optional(),
  /** Present while the person lets their browser report usage. */
  usageEvents: z.literal(true).optional(),
  /** Completion of the professional's profile or the employer's company profile. */
  profile_completion: z.int(),
  /** Present only for Wardline staff. */
  support: z.literal(true).optional(),
  /** Present for staff with roles; `twoFactorDue` until they set it up. */
  staff: z.object({ roles: z.array(StaffRoleName), twoFactorDue: z.boolean() }).optional(),
  /** Present while the person or the organization is suspended; without an end if it is banned. */
  restriction: z.object({ until: Instant.nullable() }).optional(),
  /** Present while the person's account is about to be deleted; the deletion can be canceled until then. */
  deletion: z.object({ dueAt: Instant }).optional(),
  /** Present while the person has to accept a version of the terms or the privacy policy. */
  legalDue: z.array(LegalDue).optional(),
  /** Present while a staff member reads as this person. */
  viewAs: z.object({ expiresAt: Instant }).optional(),
});
export type Me = z.infer<typeof Me>;

export const accountRoutes = defineRoutes({
  ...dataExportRoutes,
  ...accountDeletionRoutes,
  ...organizationClosingRoutes,
  ...passkeyRoutes,
  register: {
    method: 'POST',
    path: '/api/register',
    access: 'publishableKey',
    summary:
      'Create an account. The response does not reveal whether the email address is already registered; its owner is notified by email.',
    idempotent: true,
    body: Registration,
    response: ActionResult('accountReady', 'verificationCodeSent'),
    errors: ['TOO_MANY_REQUESTS', 'INVALID_TOKEN', 'LIMIT_REACHED', 'FEATURE_OFF'],
  },
  sendOtp: {
    method: 'POST',
    path: '/api/send-otp',
    access: 'publishableKey',
    summary: 'Send a 6-digit code by email. The response does not reveal whether the email address is registered.',
    body: z.strictObject({ email: Email, type: OtpType }),
    response: ActionResult('verificationCodeSent', 'resetCodeSent'),
    errors: ['COOLDOWN', 'TOO_MANY_REQUESTS'],
  },
  verifyOtp: {
    method: 'POST',
    path: '/api/verify-otp',
    access: 'publishableKey',
    summary: 'Verify a 6-digit code: confirms the email address or returns a `reset_token`. Each code works once.',
    body: z.strictObject({ email: Email, code: OtpCode, type: OtpType }),
    response: ActionResult('emailVerified', 'codeVerified').extend({ reset_token: z.string().optional() }),
    errors: ['INVALID_CODE', 'INVALID_RESET_CODE', 'TOO_MANY_REQUESTS'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/reset-password',
    access: 'publishableKey',
    summary: 'Set a new password with a `reset_token`. Signs the user out everywhere.',
    body: z.strictObject({ email: Email, reset_token: Token, password: NewPassword }),
    response: ActionResult('passwordReset'),
    errors: ['INVALID_TOKEN', 'TOO_MANY_REQUESTS'],
  },
  resendConfirmation: {
    method: 'POST',
    path: '/api/resend-confirmation',
    access: 'publishableKey',
    summary:
      'Resend the confirmation link. The response does not reveal whether the email address is registered or confirmed.',
    body: z.strictObject({ email: Email }),
    response: ActionResult('confirmationResent'),
    errors: ['COOLDOWN', 'TOO_MANY_REQUESTS'],
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/confirm-email',
    access: 'publishableKey',
    summary: 'Confirm a sign-up or a changed email address with the emailed token. Each token works once.',
    body: z.strictObject({ token: Token }),
    response: ActionResult('emailVerified', 'emailConfirmed'),
    errors: ['INVALID_TOKEN', 'TOO_MANY_REQUESTS'],
  },
  recoverTwoFactor: {
    method: 'POST',
    path: '/api/recover-two-factor',
    access: 'publishableKey',
    summary:
      'Turn off two-factor authentication with the password and a recovery code when the authenticator app is lost.',
    body: z.strictObject({ email: Email, password: CurrentPassword, recoveryCode: typedLine().min(8).max(40) }),
    response: ActionResult('twoFactorOff'),
    errors: ['INVALID_CODE', 'TOO_MANY_REQUESTS'],
  },
  getMe: {
    method: 'GET',
    path: '/api/accounts/me',
    access: 'signedIn',
    device: true,
    summary: 'Get the signed-in account.',
    response: Me,
    errors: ['NOT_FOUND'],
  },
  completeRegistration: {
    method: 'POST',
    path: '/api/accounts',
    access: 'signedIn',
    summary: 'Create the account of a user who signed in through an identity provider that verified the email address.',
    idempotent: true,
    body: RegistrationCompletion,
    response: ActionResult('registrationCompleted'),
    errors: ['EMAIL_NOT_VERIFIED', 'ADDRESS_TAKEN', 'IN_PROGRESS', 'FEATURE_OFF'],
  },
  changeEmail: {
    method: 'POST',
    path: '/api/accounts/email',
    access: 'ownAccount',
    summary:
      'Request a change of email address. Sends a confirmation link to the new address and a notice to the current one.',
    body: z.strictObject({ email: Email, password: CurrentPassword }),
    response: ActionResult('emailUpdateInitiated'),
    errors: ['WRONG_PASSWORD', 'COOLDOWN', 'TOO_MANY_REQUESTS'],
  },
  resendEmailChange: {
    method: 'POST',
    path: '/api/accounts/email/resend',
    access: 'ownAccount',
    summary: 'Send another confirmation link to the new email address.',
    response: ActionResult('emailChangeResent'),
    errors: ['INVALID_REQUEST', 'COOLDOWN', 'TOO_MANY_REQUESTS'],
  },
  cancelEmailChange: {
    method: 'DELETE',
    path: '/api/accounts/email',
    access: 'ownAccount',
    summary: 'Cancel the change of email address. Links that were sent stop working. A repeated call changes nothing.',
    response: ActionResult('emailChangeCanceled'),
    errors: [],
  },
  changeLanguage: {
    method: 'PUT',
    path: '/api/accounts/language',
    access: 'ownAccount',
    summary: 'Change the language of emails, text messages, and push notifications.',
    body: z.strictObject({ language: AccountLanguage }),
    response: z.object({ language: AccountLanguage }),
    errors: ['NOT_FOUND'],
  },
  changeTimeZone: {
    method: 'PUT',
    path: '/api/accounts/time-zone',
    access: 'ownAccount',
    summary:
      'Change the time zone of dates, emails, digests, and quiet hours. `assumed`: from the browser, only if none is stored.',
    body: z.strictObject({ timeZone: TimeZone, assumed: z.literal(true).optional() }),
    response: z.object({ timeZone: z.string() }),
    errors: ['NOT_FOUND'],
  },
  changeAppearance: {
    method: 'PUT',
    path: '/api/accounts/appearance',
    access: 'ownAccount',
    summary: 'Choose the light or dark appearance, or that of each device.',
    body: z.strictObject({ appearance: Appearance }),
    response: z.object({ appearance: Appearance }),
    errors: ['NOT_FOUND'],
  },
  saveAccountDetails: {
    method: 'PUT',
    path: '/api/accounts/details',
    access: 'ownAccount',
    summary: "Change the caller's name, phone number, and job title. `version` is that of the account as read.",
    body: AccountDetails,
    response: SavedDetails,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  listAcceptedTerms: {
    method: 'GET',
    path: '/api/accounts/terms',
    access: 'ownAccount',
    summary: 'List the versions of the terms and the privacy policy that the caller accepted, newest first.',
    response: z.object({ items: z.array(LegalAcceptance) }),
    errors: [],
  },
  acceptTerms: {
    method: 'POST',
    path: '/api/accounts/terms',
    access: 'ownAccount',
    summary:
      'Accept the current versions of the terms and the privacy policy. A repeated call changes nothing; other versions are refused.',
    body: z.strictObject({ accepted: AcceptedTerms }),
    response: z.object({ items: z.array(LegalAcceptance) }),
    errors: ['STALE_VERSION'],
  },
  markNewsSeen: {
    method: 'PUT',
    path: '/api/accounts/news',
    access: 'ownAccount',
    summary: "Remember which entry of What's New the caller saw last, on all devices. Only grows.",
    body: z.strictObject({ seen: z.int().min(1).max(limits.newsNumber) }),
    response: z.object({ seen: z.int() }),
    errors: [],
  },
  changePassword: {
    method: 'POST',
    path: '/api/accounts/password',
    access: 'ownAccount',
    summary: 'Change the password. Requires the current password.',
    body: z.strictObject({ currentPassword: CurrentPassword, newPassword: NewPassword }),
    response: ActionResult('passwordUpdated'),
    errors: ['WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
  },
  startTwoFactor: {
    method: 'POST',
    path: '/api/accounts/two-factor',
    access: 'ownAccount',
    summary:
      'Start setting up two-factor authentication (TOTP). Returns the secret and its `otpauth` URI for the QR code.',
    body: z.strictObject({ password: CurrentPassword }),
    response: z.object({ secret: z.string(), otpauthUri: z.string() }),
    errors: ['WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
  },
  confirmTwoFactor: {
    method: 'POST',
    path: '/api/accounts/two-factor/confirm',
    access: 'ownAccount',
    summary:
      'Finish setting up two-factor authentication with a first code. Returns the recovery codes, which are shown only once.',
    body: z.strictObject({ password: CurrentPassword, code: OtpCode }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['INVALID_MFA_CODE', 'WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
  },
  disableTwoFactor: {
    method: 'POST',
    path: '/api/accounts/two-factor/disable',
    access: 'ownAccount',
    summary: 'Turn off two-factor authentication. Requires the password. Refused while the organization requires it.',
    body: z.strictObject({ password: CurrentPassword }),
    response: ActionResult('twoFactorOff'),
    errors: ['TWO_FACTOR_REQUIRED', 'WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/accounts/two-factor/recovery-codes',
    access: 'ownAccount',
    summary:
      'Replace the recovery codes. Requires the password. Returns the new codes, which are shown only once; the old ones stop working.',
    body: z.strictObject({ password: CurrentPassword }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
  },
  listDevices: {
    method: 'GET',
    path: '/api/accounts/devices',
    access: 'ownAccount',
    summary: 'List the devices on which the caller is signed in, last used first.',
    response: z.object({ items: z.array(SignInDevice) }),
    errors: [],
  },
  signOutDevice: {
    method: 'DELETE',
    path: '/api/accounts/devices/{deviceId}',
    access: 'ownAccount',
    summary: 'Sign out one device. Its tokens stop working.',
    params: z.strictObject({ deviceId: DeviceId }),
    response: ActionResult('deviceSignedOut'),
    errors: ['NOT_FOUND'],
  },
  signOutOtherDevices: {
    method: 'POST',
    path: '/api/accounts/devices/sign-out-others',
    access: 'ownAccount',
    summary: 'Sign out all devices except the one that asks.',
    response: ActionResult('otherDevicesSignedOut'),
    errors: [],
  },
  listSignInMethods: {
    method: 'GET',
    path: '/api/accounts/sign-in-methods',
    access: 'ownAccount',
    summary: 'Get the ways into your account: password, passkeys, and identity providers.',
    response: SignInMethods,
    errors: [],
  },
  allowProvider: {
    method: 'POST',
    path: '/api/accounts/providers/{provider}/allow',
    access: 'ownAccount',
    summary: 'Let the next sign-in at an identity provider connect it. Requires the password.',
    params: z.strictObject({ provider: IdentityProviderName }),
    body: z.strictObject({ password: CurrentPassword }),
    response: z.object({ email: z.string() }),
    errors: ['WRONG_PASSWORD', 'LAST_WAY_IN', 'TOO_MANY_REQUESTS'],
  },
  disconnectProvider: {
    method: 'POST',
    path: '/api/accounts/providers/{provider}/disconnect',
    access: 'ownAccount',
    summary: 'Disconnect an identity provider. Requires the password, which stays as a way in.',
    params: z.strictObject({ provider: IdentityProviderName }),
    body: z.strictObject({ password: CurrentPassword }),
    response: ActionResult('providerDisconnected'),
    errors: ['WRONG_PASSWORD', 'LAST_WAY_IN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
});
