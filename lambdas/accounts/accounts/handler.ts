import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { actionResult } from '../../platform/http/english';
import { serve } from '../../platform/http/serve';
import { acceptTerms, listAcceptedTerms } from './accept-terms';
import { cancelEmailChange, changeEmail, resendEmailChange } from './change-email';
import { changeLanguage } from './change-language';
import { changePassword } from './password/change-password';
import { completeRegistration } from './registration/complete-registration';
import { cancelClosing, closeOrganization, getClosing } from './closing/close-organization';
import { handOver } from './closing/hand-over';
import { confirmEmail } from './registration/confirm-email';
import { deps, platform } from './deps';
import { listDevices, rememberDevice, signOutDevice, signOutOtherDevices } from './devices/devices';
import { cancelDeletion, getDeletion, requestDeletion } from './deletion/account-deletion';
import { downloadExport, getExport, requestExport } from './exports/data-exports';
import { organizationOwner, personOwner } from './exports/owners';
import { getMe } from './get-me';
import { markNewsSeen } from './mark-news-seen';
import { changeAppearance, changeTimeZone, saveAccountDetails } from './own-settings';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys/passkeys';
import { recoverTwoFactor } from './two-factor/recover-two-factor';
import { register } from './registration/register';
import { resendConfirmation } from './registration/resend-confirmation';
import { resetPassword } from './password/reset-password';
import { allowProvider, disconnectProvider, listSignInMethods } from './sign-in-methods/sign-in-methods';
import { sendOtp } from './codes/send-otp';
import { renewRecoveryCodes } from './two-factor/renew-recovery-codes';
import { confirmTwoFactor, disableTwoFactor, startTwoFactor } from './two-factor/set-up-two-factor';
import { verifyOtp } from './codes/verify-otp';

const adminOf = (caller: AuthorizedCaller) => ({ organizationId: organizationOf(caller), actorId: caller.userId });

export const handler = serve(
  accountRoutes,
  {
    register: ({ body, ip, language }) => register(deps, { ...body, language }, ip),
    sendOtp: ({ body, ip, language }) => sendOtp(deps, { ...body, ip, language }),
    verifyOtp: ({ body, ip }) => verifyOtp(deps, { ...body, ip }),
    resetPassword: ({ body, ip }) => resetPassword(deps, { ...body, ip }),
    resendConfirmation: ({ body, ip, language }) => resendConfirmation(deps, { ...body, ip, language }),
    confirmEmail: ({ body, ip }) => confirmEmail(deps, { ...body, ip }),
    recoverTwoFactor: ({ body, ip }) => recoverTwoFactor(deps, { ...body, ip }),
    getMe: async ({ caller, device }) => {
      const me = await getMe(deps, caller);
      await rememberDevice(deps, caller, device);
      return me;
    },
    completeRegistration: ({ body, caller, language }) =>
      completeRegistration(deps, caller.userId, { ...body, language }),
    changeEmail: ({ body, caller }) => changeEmail(deps, { ...body, userId: caller.userId }),
    resendEmailChange: ({ caller }) => resendEmailChange(deps, caller.userId),
    cancelEmailChange: ({ caller }) => cancelEmailChange(deps, caller.userId),
    changeLanguage: ({ body, caller }) => changeLanguage(deps, caller.userId, body.language),
    changeTimeZone: ({ body, caller }) => changeTimeZone(deps, caller.userId, body),
    changeAppearance: ({ body, caller }) => changeAppearance(deps, caller.userId, body.appearance),
    saveAccountDetails: ({ body, caller }) => saveAccountDetails(deps, caller.userId, body),
    listAcceptedTerms: ({ caller }) => listAcceptedTerms(deps, caller.userId),
    acceptTerms: ({ body, caller }) => acceptTerms(deps, caller.userId, body.accepted),
    markNewsSeen: ({ body, caller }) => markNewsSeen(deps, caller.userId, body.seen),
    changePassword: ({ body, caller }) => changePassword(deps, { ...body, userId: caller.userId }),
    startTwoFactor: ({ body, caller }) => startTwoFactor(deps, caller.userId, body.password),
    confirmTwoFactor: ({ body, caller }) => confirmTwoFactor(deps, caller.userId, body),
    getDataExport: ({ caller }) => getExport(deps, personOwner(caller)),
    requestDataExport: ({ body, caller, language }) =>
      requestExport(deps, { ...body, owner: personOwner(caller), userId: caller.userId, language }),
    downloadDataExport: ({ caller }) => downloadExport(deps, personOwner(caller)),
    getAccountDeletion: ({ caller }) => getDeletion(deps, caller),
    requestAccountDeletion: ({ body, caller }) => requestDeletion(deps, caller, body.password),
    cancelAccountDeletion: ({ caller }) => cancelDeletion(deps, caller.userId),
    getOrganizationExport: ({ caller }) => getExport(deps, organizationOwner(caller)),
    requestOrganizationExport: ({ body, caller, language }) =>
      requestExport(deps, { ...body, owner: organizationOwner(caller), userId: caller.userId, language }),
    downloadOrganizationExport: ({ caller }) => downloadExport(deps, organizationOwner(caller)),
    transferAdministration: async ({ body, caller }) => {
      await handOver(deps, { ...adminOf(caller), ...body });
      return actionResult('administrationTransferred');
    },
    getOrganizationClosing: ({ caller }) => getClosing(deps, organizationOf(caller)),
    closeOrganization: ({ body, caller }) => closeOrganization(deps, { ...adminOf(caller), ...body }),
    cancelOrganizationClosing: ({ caller }) => cancelClosing(deps, adminOf(caller)),
    disableTwoFactor: ({ body, caller }) => disableTwoFactor(deps, caller.userId, body.password),
    listPasskeys: ({ caller }) => listPasskeys(deps, caller.userId),
    startPasskey: ({ body, caller }) => startPasskey(deps, caller.userId, body.password),
    addPasskey: ({ body, caller }) => addPasskey(deps, caller.userId, body),
    renamePasskey: ({ params, body, caller }) => renamePasskey(deps, caller.userId, { ...params, ...body }),
    removePasskey: ({ params, body, caller }) => removePasskey(deps, caller.userId, { ...params, ...body }),
    listSignInMethods: ({ caller }) => listSignInMethods(deps, caller.userId),
    allowProvider: ({ params, body, caller }) => allowProvider(deps, caller.userId, { ...params, ...body }),
    disconnectProvider: ({ params, body, caller }) => disconnectProvider(deps, caller.userId, { ...params, ...body }),
    listDevices: ({ caller }) => listDevices(deps, caller),
    signOutDevice: ({ params, caller }) => signOutDevice(deps, caller.userId, params.deviceId),
    signOutOtherDevices: ({ caller }) => signOutOtherDevices(deps, caller),
    renewRecoveryCodes: ({ body, caller }) => renewRecoveryCodes(deps, caller.userId, body.password),
  },
  platform,
);
