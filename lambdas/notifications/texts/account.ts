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

const codeLifetime = `The code is valid for ${limits.otpMinutes} minutes and works once. Nobody from ${productName} will ever ask you for it.`;
const linkLifetime = `The link is valid for ${limits.emailLinkHours} hours and works once.`;
const notYou = 'If this was not you, you can ignore this e-mail.';

export const verificationCode = ({ siteUrl, code }: OnSite<{ code: string }>): MailContent =>
  renderMail(siteUrl, {
    subject: `${code} is your ${productName} verification code`,
    preview: 'Confirm your e-mail address with this code.',
    heading: 'Confirm your e-mail address',
    paragraphs: ['Enter this code to confirm your address:'],
    code,
    notes: [codeLifetime, notYou],
  });

export const confirmationLink = ({ siteUrl, token }: OnSite<{ token: string }>): MailContent =>
  renderMail(siteUrl, {
    subject: `Confirm your e-mail address for ${productName}`,
    preview: 'One click confirms your e-mail address.',
    heading: 'Confirm your e-mail address',
    paragraphs: [`Thank you for signing up with ${productName}. Confirm your address to start using your account.`],
    action: { label: 'Confirm e-mail address', url: linkWithToken(siteUrl, token) },
    notes: [linkLifetime, notYou],
  });

export const passwordResetCode = ({ siteUrl, code }: OnSite<{ code: string }>): MailContent =>
  renderMail(siteUrl, {
    subject: `${code} is your ${productName} password reset code`,
    preview: 'Set a new password with this code.',
    heading: 'Reset your password',
    paragraphs: ['Enter this code to choose a new password:'],
    code,
    notes: [codeLifetime, 'If you did not ask for this, you can ignore this e-mail: your password stays as it is.'],
  });

/** Address and token are in the URL fragment, which reaches no server or log. */
export const passwordResetLink = ({ siteUrl, token, email }: OnSite<{ token: string; email: string }>): MailContent =>
  renderMail(siteUrl, {
    subject: `Reset your ${productName} password`,
    preview: 'Set a new password with this link.',
    heading: 'Reset your password',
    paragraphs: [
      'So many codes were asked for today that this e-mail has a link instead. Choose a new password with it:',
    ],
    action: {
      label: 'Choose a new password',
      url: onSite(siteUrl, `${paths.forgotPassword}#${new URLSearchParams({ token, email }).toString()}`),
    },
    notes: [
      `The link is valid for ${limits.resetTokenMinutes} minutes and works once.`,
      'If you did not ask for this, you can ignore this e-mail: your password stays as it is.',
    ],
  });

/** To the owner of an address that someone tried to register or change to. */
export const alreadyRegistered = ({ siteUrl }: OnSite): MailContent =>
  renderMail(siteUrl, {
    subject: `You already have a ${productName} account`,
    preview: 'Sign in with this address, or reset the password.',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, most likely you, just tried to use this address for an account. It already has one, so nothing was changed.',
      'Sign in as usual. If you do not remember the password, choose a new one from the sign-in page.',
    ],
    action: { label: 'Sign in', url: onSite(siteUrl, paths.login) },
    notes: [notYou],
  });

/** To the current address, when a change was requested. */
export const emailChanging = ({ siteUrl }: OnSite): MailContent =>
  renderMail(siteUrl, {
    subject: `Your ${productName} e-mail address is about to change`,
    preview: 'A change of your e-mail address was asked for.',
    heading: 'A new e-mail address was entered',
    paragraphs: [
      'Somebody signed in to your account asked to change its e-mail address. This address stays in use until the new one is confirmed.',
      'If this was you, there is nothing to do here. If it was not, reset your password now: that ends every session.',
    ],
    action: { label: 'Reset password', url: onSite(siteUrl, paths.forgotPassword) },
  });

export const confirmNewEmail = ({ siteUrl, token }: OnSite<{ token: string }>): MailContent =>
  renderMail(siteUrl, {
    subject: `Confirm your new e-mail address for ${productName}`,
    preview: 'One click makes this the address of your account.',
    heading: 'Confirm your new e-mail address',
    paragraphs: ['Confirm that this is your address. From then on you sign in with it.'],
    action: { label: 'Confirm new address', url: linkWithToken(siteUrl, token) },
    notes: [linkLifetime, notYou],
  });

const firstSteps: Record<UserType, { text: string; label: string; path: string }> = {
  doctor: {
    text: 'Complete your profile so that employers see what you bring, then apply for your first position.',
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
            preview: 'Your address is confirmed. Here is a good first step.',
            heading: `Welcome, ${firstName}`,
            paragraphs: ['Your e-mail address is confirmed and your account is ready.', text],
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
            preview: 'Every session was ended.',
            heading: 'Your password was changed',
            paragraphs: [
              'The password of your account was just changed, and every session was ended.',
              'If this was you, there is nothing to do. If it was not, choose a new password at once.',
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
            preview: `Two-factor authentication of your ${productName} account is now ${state}.`,
            heading: `Two-factor authentication is ${state}`,
            paragraphs: [
              enabled
                ? 'From now on, signing in also asks for a code from your authenticator app. Keep your recovery codes in a safe place.'
                : 'From now on, your password alone is enough to sign in.',
              'If this was not you, reset your password at once and check your account settings.',
            ],
            action: { label: 'Open account settings', url: onSite(siteUrl, paths.accountSettings) },
          });
        },
      },
    ],
  },
});
