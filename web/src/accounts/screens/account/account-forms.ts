import * as z from 'zod';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { Email, NewPassword, OtpCode, typedLine } from '@shared/core/model/fields';
import { PasskeyName } from '@shared/accounts/model/passkey';

// Form schemas with the fields that are not sent. Loaded lazily to keep zod out of the first load.

const CurrentPassword = z.string().min(1, notice('required')).max(limits.passwordMax);

export const SignInForm = z.object({ email: Email, password: CurrentPassword, remember: z.boolean() });
export type SignInForm = z.infer<typeof SignInForm>;

export const EmailForm = z.object({ email: Email });
export type EmailForm = z.infer<typeof EmailForm>;

export const CodeForm = z.object({ code: OtpCode });
export type CodeForm = z.infer<typeof CodeForm>;

export const RecoveryCodeForm = z.object({
  recoveryCode: typedLine().min(8, notice('recoveryCodeFormat')).max(40),
});
export type RecoveryCodeForm = z.infer<typeof RecoveryCodeForm>;

export const NewPasswordForm = z
  .object({ password: NewPassword, confirmPassword: z.string() })
  .refine((it) => it.password === it.confirmPassword, {
    path: ['confirmPassword'],
    message: notice('passwordsDoNotMatch'),
  });
export type NewPasswordForm = z.infer<typeof NewPasswordForm>;

export const PasswordForm = z.object({ password: CurrentPassword });
export type PasswordForm = z.infer<typeof PasswordForm>;

export const ChangeEmailForm = z.object({ email: Email, password: CurrentPassword });
export type ChangeEmailForm = z.infer<typeof ChangeEmailForm>;

export const ChangePasswordForm = z
  .object({
    currentPassword: CurrentPassword,
    newPassword: z
      .string()
      .min(limits.passwordMin, notice('passwordTooShortInSettings', { min: limits.passwordMin }))
      .pipe(NewPassword),
    confirmPassword: z.string(),
  })
  .refine((it) => it.newPassword === it.confirmPassword, {
    path: ['confirmPassword'],
    message: notice('newPasswordsDoNotMatch'),
  });
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>;

export const AddPasskeyForm = z.object({ name: PasskeyName, password: CurrentPassword });
export type AddPasskeyForm = z.infer<typeof AddPasskeyForm>;

export const RenamePasskeyForm = z.object({ name: PasskeyName });
export type RenamePasskeyForm = z.infer<typeof RenamePasskeyForm>;
