import { limits } from '@shared/limits';
import type { EventOf } from '@shared/core/model/event';
import type { UserType } from '@shared/core/model/enumerations';
import { accountViews, paths } from '@shared/paths';
import { productName as product } from '@shared/product';
import type { EventReader } from '../../../events/ports';
import type { MailBody } from '../../../platform/mail/markup';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import { onSite } from '../../format';
import { defineTexts } from '../../text';
import { inAppAndEmail } from '../../wording';

const t = textsOf('notifications/account');

type OnSite<T = unknown> = T & { siteUrl: string };

const linkWithToken = (siteUrl: string, token: string): string =>
  onSite(siteUrl, `${paths.authCallback}?token=${encodeURIComponent(token)}`);

const codeExpires = (): DeferredText => t('codeExpires', { minutes: limits.otpMinutes, product });
const linkExpires = (): DeferredText => t('linkExpires', { hours: limits.emailLinkHours });

export const verificationCode = ({ code }: { code: string }): MailBody => ({
  subject: t('verificationCode.subject', { code, product }),
  preview: t('verificationCode.preview'),
  heading: t('verificationCode.heading'),
  paragraphs: [t('verificationCode.text')],
  code,
  notes: [codeExpires(), t('ignore')],
});

export const confirmationLink = ({ siteUrl, token }: OnSite<{ token: string }>): MailBody => ({
  subject: t('confirmationLink.subject', { product }),
  preview: t('confirmationLink.preview'),
  heading: t('confirmationLink.heading'),
  paragraphs: [t('confirmationLink.text', { product })],
  action: { label: t('confirmationLink.action'), url: linkWithToken(siteUrl, token) },
  notes: [linkExpires(), t('ignore')],
});

export const passwordResetCode = ({ code }: { code: string }): MailBody => ({
  subject: t('passwordReset.code.subject', { code, product }),
  preview: t('passwordReset.code.preview'),
  heading: t('passwordReset.heading'),
  paragraphs: [t('passwordReset.code.text')],
  code,
  notes: [codeExpires(), t('passwordReset.ignore')],
});

/** Address and token are in the URL fragment, which reaches no server or log. */
export const passwordResetLink = ({ siteUrl, token, email }: OnSite<{ token: string; email: string }>): MailBody => ({
  subject: t('passwordReset.link.subject', { product }),
  preview: t('passwordReset.link.preview'),
  heading: t('passwordReset.heading'),
  paragraphs: [t('passwordReset.link.text')],
  action: {
    label: t('passwordReset.link.action'),
    url: onSite(siteUrl, `${paths.forgotPassword}#${new URLSearchParams({ token, email }).toString()}`),
  },
  notes: [t('passwordReset.link.expires', { minutes: limits.resetTokenMinutes }), t('passwordReset.ignore')],
});

/** Notice to the owner of an address that someone tried to register or change to. */
export const alreadyRegistered = ({ siteUrl }: OnSite): MailBody => ({
  subject: t('alreadyRegistered.subject', { product }),
  preview: t('alreadyRegistered.preview'),
  heading: t('alreadyRegistered.heading'),
  paragraphs: [t('alreadyRegistered.text'), t('alreadyRegistered.how')],
  action: { label: t('alreadyRegistered.action'), url: onSite(siteUrl, paths.login) },
  notes: [t('ignore')],
});

/** Notice to the current address about a requested change. */
export const emailChanging = ({ siteUrl }: OnSite): MailBody => ({
  subject: t('emailChanging.subject', { product }),
  preview: t('emailChanging.preview'),
  heading: t('emailChanging.heading'),
  paragraphs: [t('emailChanging.text'), t('emailChanging.ifNotYou')],
  action: { label: t('resetPassword'), url: onSite(siteUrl, paths.forgotPassword) },
});

/** Notice to the old address after the new one was confirmed. */
export const emailChanged = ({ siteUrl }: OnSite): MailBody => ({
  subject: t('emailChanged.subject', { product }),
  preview: t('emailChanged.preview'),
  heading: t('emailChanged.heading'),
  paragraphs: [t('emailChanged.text'), t('emailChanged.ifNotYou')],
  action: { label: t('emailChanged.action'), url: onSite(siteUrl, paths.contact) },
});

export const confirmNewEmail = ({ siteUrl, token }: OnSite<{ token: string }>): MailBody => ({
  subject: t('confirmNewEmail.subject', { product }),
  preview: t('confirmNewEmail.preview'),
  heading: t('confirmNewEmail.heading'),
  paragraphs: [t('confirmNewEmail.text')],
  action: { label: t('confirmNewEmail.action'), url: linkWithToken(siteUrl, token) },
  notes: [linkExpires(), t('ignore')],
});

const firstStep: Record<UserType, string> = { doctor: paths.profileSetup, employer: paths.employerProfile };

const verifiedAccount = (reader: EventReader, { data: { userId } }: EventOf<'account.verified'>) =>
  reader.account(userId).then((account) => account && { ...account, userId });

type Plain = 'account.viewed' | 'account.password_changed' | 'account.two_factor_changed' | 'account.security_changed';
const dataOf = async <E extends EventOf<Plain>>(_reader: EventReader, { data }: E): Promise<E['data']> => data;

export const accountTexts = defineTexts({
  'account.verified': {
    load: verifiedAccount,
    toUsers: [
      {
        recipients: ({ userId }) => [userId],
        category: 'account',
        email: ({ firstName, userType }, { siteUrl }) => ({
          subject: t('verified.subject', { product }),
          preview: t('verified.preview'),
          heading: t('verified.heading', { firstName }),
          paragraphs: [t('verified.text'), t(`verified.firstStep.${userType}`)],
          action: { label: t(`verified.action.${userType}`), url: onSite(siteUrl, firstStep[userType]) },
        }),
      },
    ],
  },

  'account.viewed': {
    load: dataOf<EventOf<'account.viewed'>>,
    toUsers: [
      {
        recipients: ({ userId }) => [userId],
        category: 'security',
        ...inAppAndEmail('system', ({ startedAt }: EventOf<'account.viewed'>['data']) => ({
          title: t('viewed.title'),
          content: t('viewed.content', { day: { day: startedAt.slice(0, 10) } }),
          details: [t('viewed.limits')],
          action: t('viewed.action'),
          path: accountViews,
        })),
      },
    ],
  },

  'account.password_changed': {
    load: dataOf<EventOf<'account.password_changed'>>,
    toUsers: [
      {
        recipients: ({ userId }) => [userId],
        category: 'security',
        email: (_data, { siteUrl }) => ({
          subject: t('passwordChanged.subject', { product }),
          preview: t('passwordChanged.preview'),
          heading: t('passwordChanged.heading'),
          paragraphs: [t('passwordChanged.text'), t('passwordChanged.ifNotYou')],
          action: { label: t('resetPassword'), url: onSite(siteUrl, paths.forgotPassword) },
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
          return {
            subject: t(`twoFactor.${state}.subject`),
            preview: t(`twoFactor.${state}.preview`, { product }),
            heading: t(`twoFactor.${state}.heading`),
            paragraphs: [t(`twoFactor.${state}.text`), t('twoFactor.ifNotYou')],
            action: { label: t('twoFactor.action'), url: onSite(siteUrl, paths.accountSettings) },
          };
        },
      },
    ],
  },

  'account.security_changed': {
    load: dataOf<EventOf<'account.security_changed'>>,
    toUsers: [
      {
        recipients: ({ userId }) => [userId],
        category: 'security',
        // Sign-in changes aren't shown in the app, where a person who just signed in could read and clear them.
        inApp: ({ change }) =>
          change === 'clock_phone_added' || change === 'clock_phone_removed'
            ? {
                type: 'system',
                title: t(`security.${change}.heading`),
                content: t(`security.${change}.text`),
                actionUrl: `${paths.accountSettings}#clock-phones`,
              }
            : null,
        email: ({ change }, { siteUrl }) => ({
          subject: t(`security.${change}.subject`, { product }),
          preview: t(`security.${change}.preview`),
          heading: t(`security.${change}.heading`),
          paragraphs: [t(`security.${change}.text`), t('twoFactor.ifNotYou')],
          action: { label: t('twoFactor.action'), url: onSite(siteUrl, paths.accountSettings) },
        }),
      },
    ],
  },
});
