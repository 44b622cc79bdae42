import { limits } from '@shared/limits';
import type { EventOf } from '@shared/model/event';
import type { UserType } from '@shared/model/enumerations';
import { paths } from '@shared/paths';
import { productName } from '@shared/product';
import type { EventReader } from '../../events/ports';
import { renderMail, type MailContent } from '../../platform/mail/markup';
import { onSite } from '../format';
import { defineTexts } from '../text';

type OnSite<T = unknown> = T & { siteUrl: string };

const linkWithToken = (siteUrl: string, token: string): string =>
  onSite(siteUrl, `${paths.authCallback}?token=${encodeURIComponent(token)}`);

const codeLifetime = `This code expires in ${limits.otpMinutes} minutes and works once. No one from ${productName} will ever ask you for it.`;
const linkLifetime = `This link expires in ${limits.emailLinkHours} hours and works once.`;
const notYou = "If this wasn't you, you can ignore this email.";

export const verificationCode = ({ siteUrl, code }: OnSite<{ code: string }>): MailContent =>
  renderMail(siteUrl, {
    subject: `${code} is your ${productName} verification code`,
    preview: 'Use this code to confirm your email address.',
    heading: 'Confirm your email address',
    paragraphs: ['Enter this code to confirm your address:'],
    code,
    notes: [codeLifetime, notYou],
  });

export const confirmationLink = ({ siteUrl, token }: OnSite<{ token: string }>): MailContent =>
  renderMail(siteUrl, {
    subject: `Confirm your email address for ${productName}`,
    preview: 'One click confirms your email address.',
    heading: 'Confirm your email address',
    paragraphs: [`Thank you for signing up with ${productName}. Confirm your address to start using your account.`],
    action: { label: 'Confirm email address', url: linkWithToken(siteUrl, token) },
    notes: [linkLifetime, notYou],
  });

export const passwordResetCode = ({ siteUrl, code }: OnSite<{ code: string }>): MailContent =>
  renderMail(siteUrl, {
    subject: `${code} is your ${productName} password reset code`,
    preview: 'Use this code to set a new password.',
    heading: 'Reset your password',
    paragraphs: ['Enter this code to choose a new password:'],
    code,
    notes: [codeLifetime, "If you didn't request this, you can ignore this email. Your password won't change."],
  });

/** Address and token are in the URL fragment, which reaches no server or log. */
export const passwordResetLink = ({ siteUrl, token, email }: OnSite<{ token: string; email: string }>): MailContent =>
  renderMail(siteUrl, {
    subject: `Reset your ${productName} password`,
    preview: 'Set a new password with this link.',
    heading: 'Reset your password',
    paragraphs: [
      "You've requested several codes today, so this email has a link instead. Use it to choose a new password:",
    ],
    action: {
      label: 'Choose a new password',
      url: onSite(siteUrl, `${paths.forgotPassword}#${new URLSearchParams({ token, email }).toString()}`),
    },
    notes: [
      `This link expires in ${limits.resetTokenMinutes} minutes and works once.`,
      "If you didn't request this, you can ignore this email. Your password won't change.",
    ],
  });

/** To the owner of an address that someone tried to register or change to. */
export const alreadyRegistered = ({ siteUrl }: OnSite): MailContent =>
  renderMail(siteUrl, {
    subject: `You already have a ${productName} account`,
    preview: 'Sign in with this address, or reset your password.',
    heading: 'You already have an account',
    paragraphs: [
      'Someone, most likely you, just tried to use this address for a new account. You already have one, so nothing changed.',
      'Sign in as usual. If you forgot your password, reset it on the sign-in page.',
    ],
    action: { label: 'Sign in', url: onSite(siteUrl, paths.login) },
    notes: [notYou],
  });

/** To the current address, when a change was requested. */
export const emailChanging = ({ siteUrl }: OnSite): MailContent =>
  renderMail(siteUrl, {
    subject: `Your ${productName} email address is about to change`,
    preview: 'Someone asked to change your email address.',
    heading: 'Email change requested',
    paragraphs: [
      'Someone signed in to your account asked to change its email address. This address stays active until the new one is confirmed.',
      "If this was you, there's nothing to do here. If not, reset your password now. That signs out every device.",
    ],
    action: { label: 'Reset password', url: onSite(siteUrl, paths.forgotPassword) },
  });

export const confirmNewEmail = ({ siteUrl, token }: OnSite<{ token: string }>): MailContent =>
  renderMail(siteUrl, {
    subject: `Confirm your new email address for ${productName}`,
    preview: 'One click makes this your sign-in address.',
    heading: 'Confirm your new email address',
    paragraphs: ["Confirm that this address is yours. After that, you'll sign in with it."],
    action: { label: 'Confirm new address', url: linkWithToken(siteUrl, token) },
    notes: [linkLifetime, notYou],
  });

const firstSteps: Record<UserType, { text: string; label: string; path: string }> = {
  doctor: {
    text: 'Complete your profile so employers can see what you offer, then apply for your first job.',
    label: 'Complete your profile',
    path: paths.profileSetup,
  },
  employer: {
    text: 'Describe your organization, then post your first job to reach healthcare professionals.',
    label: 'Set up your company profile',
    path: paths.employerProfile,
  },
};

const verifiedAccount = (reader: EventReader, { data: { userId } }: EventOf<'account.verified'>) =>
  reader.account(userId).then((account) => account && { ...account, userId });

const dataOf = async <E extends EventOf<'account.password_changed' | 'account.two_factor_changed'>>(
  _reader: EventReader,
  { data }: E,
): Promise<E['data']> => data;

export const accountTexts = defineTexts({
  'account.verified': {
    load: verifiedAccount,
    toUsers: [
      {
        recipients: ({ userId }) => [userId],
        category: 'account',
        email: ({ firstName, userType }, { siteUrl }) => {
          const { text, label, path } = firstSteps[userType];
          return renderMail(siteUrl, {
            subject: `Welcome to ${productName}`,
            preview: "Your address is confirmed. Here's a good first step.",
            heading: `Welcome, ${firstName}`,
            paragraphs: ['Your email address is confirmed and your account is ready.', text],
            action: { label, url: onSite(siteUrl, path) },
          });
        },
      },
    ],
  },

  'account.password_changed': {
    load: dataOf<EventOf<'account.password_changed'>>,
    toUsers: [
      {
        recipients: ({ userId }) => [userId],
        category: 'security',
        email: (_data, { siteUrl }) =>
          renderMail(siteUrl, {
            subject: `Your ${productName} password was changed`,
            preview: "You've been signed out on all devices.",
            heading: 'Your password was changed',
            paragraphs: [
              'Your account password was just changed, and you were signed out on all devices.',
              "If this was you, there's nothing to do. If not, reset your password right away.",
            ],
            action: { label: 'Reset password', url: onSite(siteUrl, paths.forgotPassword) },
          }),
      },
    ],
  },

  'account.two_factor_changed': {
    load: dataOf<EventOf<'account.two_factor_changed'>>,
    toUsers: [
      {
        recipients: ({ userId }) => [userId],
        category: 'security',
        email: ({ enabled }, { siteUrl }) => {
          const state = enabled ? 'on' : 'off';
          return renderMail(siteUrl, {
            subject: `Two-factor authentication was turned ${state}`,
            preview: `Two-factor authentication for your ${productName} account is now ${state}.`,
            heading: `Two-factor authentication is ${state}`,
            paragraphs: [
              enabled
                ? "From now on, you'll also enter a code from your authenticator app when you sign in. Keep your recovery codes in a safe place."
                : "From now on, you'll sign in with just your password.",
              "If this wasn't you, reset your password right away and check your account settings.",
            ],
            action: { label: 'Open account settings', url: onSite(siteUrl, paths.accountSettings) },
          });
        },
      },
    ],
  },
});
