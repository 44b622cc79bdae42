import { accountRoutes } from '@shared/api/accounts.routes';
import { serve } from '../platform/http/serve';
import { changeEmail } from './change-email';
import { changePassword } from './change-password';
import { completeRegistration } from './complete-registration';
import { confirmEmail } from './confirm-email';
import { deps, platform } from './deps';
import { getMe } from './get-me';
import { recoverTwoFactor } from './recover-two-factor';
import { register } from './register';
import { resendConfirmation } from './resend-confirmation';
import { resetPassword } from './reset-password';
import { sendOtp } from './send-otp';
import { confirmTwoFactor, disableTwoFactor, startTwoFactor } from './set-up-two-factor';
import { verifyOtp } from './verify-otp';

export const handler = serve(
  accountRoutes,
  {
    register: ({ body, ip }) => register(deps, body, ip),
    sendOtp: ({ body, ip }) => sendOtp(deps, { ...body, ip }),
    verifyOtp: ({ body, ip }) => verifyOtp(deps, { ...body, ip }),
    resetPassword: ({ body, ip }) => resetPassword(deps, { ...body, ip }),
    resendConfirmation: ({ body, ip }) => resendConfirmation(deps, { ...body, ip }),
    confirmEmail: ({ body, ip }) => confirmEmail(deps, { ...body, ip }),
    recoverTwoFactor: ({ body, ip }) => recoverTwoFactor(deps, { ...body, ip }),
    getMe: ({ caller }) => getMe(deps, caller),
    completeRegistration: ({ body, caller }) => completeRegistration(deps, caller.userId, body),
    changeEmail: ({ body, caller }) => changeEmail(deps, { ...body, userId: caller.userId }),
    changePassword: ({ body, caller }) => changePassword(deps, { ...body, userId: caller.userId }),
    startTwoFactor: ({ body, caller }) => startTwoFactor(deps, caller.userId, body.password),
    confirmTwoFactor: ({ body, caller }) => confirmTwoFactor(deps, caller.userId, body),
    disableTwoFactor: ({ body, caller }) => disableTwoFactor(deps, caller.userId, body.password),
  },
  platform,
);
