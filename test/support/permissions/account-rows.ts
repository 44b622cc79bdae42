import { currentTerms } from '@shared/legal/documents';
import { uniqueEmail } from '../people';
import { admins, everybody, signedIn, stale, team, type Call, type Outcomes, type RecordIds, type Row } from './row';

const anyone = (): Call => ({ body: { email: uniqueEmail('nobody') } });
const adminRecord = { own: admins, foreign: [401, 403, 403, 403, 404, 403] } satisfies Omit<Row, 'call'>;
/** Managers can access invitations of own staff only. */
const teamInvitation = {
  own: [401, 403, 403, 404, 'ok', 403],
  foreign: [401, 403, 403, 404, 404, 403],
} satisfies Omit<Row, 'call'>;
const invitation = ({ invitationId }: RecordIds): Call => ({ params: { invitationId } });
const unknownOrganization = { organizationId: `org_${'0'.repeat(26)}` };
const staffOnly: Outcomes = [401, 403, 403, 403, 403, 'ok'];
const company = { company_name: 'Somewhere', industry: null, company_size: null };
const notification = ({ notificationId: id }: RecordIds): Call => ({ params: { notificationId: id } });
const pushSubscription = {
  endpoint: 'https://elsewhere.example/push',
  keys: { p256dh: '-', auth: '-' },
};

const staff: Outcomes = [401, 403, 403, 403, 403, 'ok'];

const ofGoogle = (): Call => ({ params: { provider: 'Google' }, body: { password: 'wrong one' } });

export const accountRows: Record<string, Row> = {
  listAuditLines: { own: admins },
  proveAuditLines: { own: admins },
  exportAuditLines: { call: () => ({ body: {} }), own: admins },
  listStaffAuditLines: { own: staff },
  proveStaffAuditLines: { own: staff },
  exportStaffAuditLines: { call: () => ({ body: {} }), own: staff },
  listOwnActivity: { own: signedIn },
  getDataExport: { own: [401, 'ok', 'ok', 'ok', 'ok', 403] },
  requestDataExport: { call: () => ({ body: { password: 'wrong one' } }), own: [401, 'ok', 'ok', 'ok', 'ok', 403] },
  // There is no export.
  downloadDataExport: { own: [401, 404, 404, 404, 404, 403] },
  getAccountDeletion: { own: [401, 'ok', 'ok', 'ok', 'ok', 403] },
  requestAccountDeletion: {
    call: () => ({ body: { password: 'wrong one' } }),
    own: [401, 'ok', 'ok', 'ok', 'ok', 403],
  },
  // No deletion is requested.
  cancelAccountDeletion: { own: [401, 'ok', 'ok', 'ok', 'ok', 403] },
  getOrganizationExport: { own: admins },
  requestOrganizationExport: { call: () => ({ body: { password: 'wrong one' } }), own: admins },
  downloadOrganizationExport: { own: [401, 403, 403, 403, 404, 403] },
  // Called with the wrong password.
  transferAdministration: {
    call: ({ memberId }) => ({ body: { userId: memberId, ownRole: 'member', password: 'wrong one' } }),
    own: admins,
  },
  getOrganizationClosing: { own: admins },
  closeOrganization: { call: () => ({ body: { password: 'wrong one' } }), own: admins },
  // No organization is being closed.
  cancelOrganizationClosing: { own: admins },
  register: { call: anyone, own: everybody },
  sendOtp: { call: anyone, own: everybody },
  verifyOtp: { call: anyone, own: everybody },
  resetPassword: { call: anyone, own: everybody },
  resendConfirmation: { call: () => ({ body: {} }), own: everybody },
  confirmEmail: { call: () => ({ body: { token: 'x'.repeat(43) } }), own: everybody },
  recoverTwoFactor: { call: anyone, own: everybody },
  getMe: { own: signedIn },
  // No effect on an existing account.
  completeRegistration: {
    call: () => ({
      body: {
        userType: 'doctor',
        firstName: 'A',
        lastName: 'B',
        phone: '+1 202 555 0100',
        acceptedTerms: currentTerms,
      },
    }),
    own: signedIn,
  },
  changeEmail: { call: () => ({ body: { email: uniqueEmail(), password: 'wrong one' } }), own: signedIn },
  // No change is pending.
  resendEmailChange: { own: signedIn },
  cancelEmailChange: { own: signedIn },
  changeTimeZone: { call: () => ({ body: { timeZone: 'America/Chicago' } }), own: signedIn },
  changeAppearance: { call: () => ({ body: { appearance: 'system' } }), own: signedIn },
  saveAccountDetails: {
    call: () => ({ body: { firstName: 'A', lastName: 'B', phone: '+1 202 555 0100', version: stale } }),
    own: signedIn,
  },
  changeLanguage: { call: () => ({ body: { language: 'xx' } }), own: signedIn },
  markNewsSeen: { call: () => ({ body: { seen: 1 } }), own: signedIn },
  listAcceptedTerms: { own: signedIn },
  // An invalid version.
  acceptTerms: { call: () => ({ body: { accepted: { terms: 0, privacy: 0 } } }), own: signedIn },
  changePassword: { call: () => ({ body: { currentPassword: 'wrong', newPassword: 'Also-wr0ng!' } }), own: signedIn },
  startTwoFactor: { call: () => ({ body: { password: 'wrong one' } }), own: signedIn },
  confirmTwoFactor: { call: () => ({ body: { password: 'wrong one', code: '000000' } }), own: signedIn },
  disableTwoFactor: { call: () => ({ body: { password: 'wrong one' } }), own: signedIn },
  listPasskeys: { own: signedIn },
  listSignInMethods: { own: signedIn },
  allowProvider: { call: ofGoogle, own: signedIn },
  disconnectProvider: { call: ofGoogle, own: signedIn },
  startPasskey: { call: () => ({ body: { password: 'wrong one' } }), own: signedIn },
  // Not made for a challenge.
  addPasskey: {
    call: () => ({
      body: {
        challenge: 'none',
        name: 'Laptop',
        registration: { credentialId: 'x', publicKey: 'x', authenticatorData: 'x', clientDataJSON: 'x' },
      },
    }),
    own: signedIn,
  },
  renamePasskey: {
    call: () => ({ params: { passkeyId: 'x'.repeat(43) }, body: { name: 'Laptop' } }),
    own: [401, 404, 404, 404, 404, 404],
  },
  removePasskey: {
    call: () => ({ params: { passkeyId: 'x'.repeat(43) }, body: { password: 'wrong one' } }),
    own: signedIn,
  },
  listDevices: { own: signedIn },
  signOutDevice: {
    call: () => ({ params: { deviceId: 'x'.repeat(43) } }),
    own: [401, 404, 404, 404, 404, 404],
  },
  signOutOtherDevices: { own: signedIn },
  renewRecoveryCodes: { call: () => ({ body: { password: 'wrong one' } }), own: signedIn },

  getOrganization: { own: team },
  saveOrganization: { call: () => ({ body: { profile: company, version: stale } }), own: admins },
  // Fails validation without a name.
  createOrganization: { own: signedIn },
  requestLogoUpload: { call: () => ({ body: { contentType: 'image/png', size: 1 } }), own: admins },
  setLogo: { call: () => ({ body: { uploadId: `upl_${'0'.repeat(26)}` } }), own: admins },
  removeLogo: { own: admins },
  requestFacilityPhotoUpload: { call: () => ({ body: { contentType: 'image/png', size: 1 } }), own: admins },
  addFacilityPhoto: {
    call: () => ({
      body: { uploadId: `upl_${'0'.repeat(26)}`, thumbUploadId: `upl_${'0'.repeat(26)}`, description: 'Entrance' },
    }),
    own: admins,
  },
  // No photos are stored.
  saveFacilityPhotos: { call: () => ({ body: { photos: [], version: 0 } }), own: admins },
  removeFacilityPhoto: {
    call: () => ({ params: { photoId: `fph_${'0'.repeat(26)}` } }),
    own: [401, 403, 403, 403, 404, 403],
  },
  getOrganizationVerification: { own: admins },
  // Not in the registry.
  checkOrganizationNpi: { call: () => ({ body: { npi: '1234567890' } }), own: admins },
  // The organization has no website.
  sendDomainCode: { call: () => ({ body: { email: uniqueEmail() } }), own: admins },
  confirmDomainCode: { call: () => ({ body: { code: '000000' } }), own: admins },
  checkDomainRecord: { own: admins },
  requestProofUpload: { call: () => ({ body: { contentType: 'application/pdf', size: 1 } }), own: admins },
  addProof: { call: () => ({ body: { uploadId: `upl_${'0'.repeat(26)}`, fileName: 'license.pdf' } }), own: admins },
  removeProof: {
    call: () => ({ params: { documentId: `upl_${'0'.repeat(26)}` } }),
    own: [401, 403, 403, 403, 404, 403],
  },
  replyToOrganizationReviewer: { call: () => ({ body: { note: '-', version: stale } }), own: admins },
  listOrganizationCases: { call: () => ({ query: { status: 'needs_info' } }), own: staffOnly },
  getOrganizationCase: { call: () => ({ params: unknownOrganization }), own: [401, 403, 403, 403, 403, 404] },
  decideOrganizationCase: {
    call: () => ({ params: unknownOrganization, body: { decision: 'verify', note: '-', version: 0 } }),
    own: [401, 403, 403, 403, 403, 404],
  },
  openProof: {
    call: () => ({ params: { ...unknownOrganization, documentId: `upl_${'0'.repeat(26)}` } }),
    own: [401, 403, 403, 403, 403, 404],
  },
  listTeamMembers: { own: team },
  changeMember: {
    call: ({ memberId }) => ({ params: { userId: memberId }, body: { role: 'admin', department: '' } }),
    ...adminRecord,
  },
  // The last administrator can neither be removed nor transfer to themselves.
  removeMember: { call: ({ memberId }) => ({ params: { userId: memberId } }), ...adminRecord },
  leaveOrganization: { as: 'leavers', own: team },
  getTeamTwoFactor: { own: admins },
  setTeamTwoFactor: { call: () => ({ body: { required: false } }), own: admins },
  listInvitations: { own: admins },
  inviteMember: {
    call: () => ({ body: { firstName: 'A', lastName: 'B', email: uniqueEmail('invited'), role: 'member' } }),
    own: admins,
  },
  resendInvitation: { call: invitation, ...teamInvitation },
  revokeInvitation: { call: invitation, ...teamInvitation },
  acceptInvitation: { call: () => ({ params: { token: 'x' } }), own: signedIn },
  getInvitation: { call: () => ({ params: { token: 'x' } }), own: everybody },

  listNotifications: { own: signedIn },
  markNotificationRead: { call: notification, own: signedIn, foreign: [401, 404, 404, 404, 404, 404] },
  markAllNotificationsRead: { own: signedIn },
  getNotificationSettings: { own: signedIn },
  saveNotificationSettings: { call: () => ({ body: { settings: {}, version: 0 } }), own: signedIn },
  stopMails: { call: () => ({ params: { token: 'x' } }), own: everybody },
  savePushSubscription: { call: () => ({ body: pushSubscription }), own: signedIn },
  removePushSubscription: { call: () => ({ body: { endpoint: pushSubscription.endpoint } }), own: signedIn },
  sendPhoneCode: { call: () => ({ body: { phone: '555' } }), own: signedIn },
  verifyPhone: { call: () => ({ body: { code: '000000' } }), own: signedIn },
  // Deleting a missing record succeeds; notifications.test.ts covers others' records.
  dismissNotification: { call: notification, own: signedIn, foreign: signedIn },
};
