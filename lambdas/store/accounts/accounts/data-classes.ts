import type { Account } from '@shared/accounts/model/account';
import type { LegalAcceptance } from '@shared/accounts/model/legal';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';
import type { StoredDevice, StoredPasskey, StoredProvider } from './ports';

export const accountsClasses = {
  Account: {
    appearance: 'operational',
    createdAt: 'operational',
    detailsVersion: 'operational',
    email: 'contact',
    emailVerifiedAt: 'operational',
    firstName: 'identity',
    jobTitle: 'identity',
    language: 'operational',
    lastActiveAt: 'operational',
    lastName: 'identity',
    newsSeen: 'operational',
    passwordChangedAt: 'operational',
    passwordUnknown: 'operational',
    phone: 'contact',
    photo_url: 'identity',
    privacy: 'operational',
    privacyVersion: 'operational',
    referredBy: 'operational',
    securityChange: 'operational',
    twoFactorEnabled: 'operational',
    userId: 'operational',
    userType: 'operational',
  } satisfies ClassesOf<
    Account,
    'lastActiveAt' | 'passwordChangedAt' | 'photo_url' | 'privacy' | 'privacyVersion' | 'referredBy' | 'securityChange'
  >,
  LegalAcceptance: {
    acceptedAt: 'operational',
    document: 'operational',
    operation: 'operational',
    version: 'operational',
  } satisfies ClassesOf<LegalAcceptance>,
  SignInProvider: {
    allowedUntil: 'operational',
    at: 'operational',
    connected: 'operational',
    provider: 'operational',
    userId: 'operational',
  } satisfies ClassesOf<StoredProvider, 'userId'>,
  EmailOwner: {
    reservedUntil: 'operational',
    state: 'operational',
    userId: 'operational',
  },
  MailSuppression: {
    at: 'operational',
  },
  Sessions: {
    endedAt: 'operational',
    'ended_*': 'operational',
    kept: 'operational',
    signedOutAt: 'operational',
    userId: 'operational',
  },
  Passkey: {
    createdAt: 'operational',
    credentialId: 'operational',
    lastUsedAt: 'operational',
    name: 'content',
    origin: 'operational',
    passkeyId: 'operational',
    publicKey: 'operational',
    signCount: 'operational',
    userId: 'operational',
  } satisfies ClassesOf<StoredPasskey, 'userId'>,
  Device: {
    browser: 'operational',
    deviceId: 'operational',
    firstUsedAt: 'operational',
    lastUsedAt: 'operational',
    region: 'identity',
    signIns: 'operational',
    system: 'operational',
    userId: 'operational',
  } satisfies ClassesOf<StoredDevice, 'userId'>,
  RecoveryCodes: {
    hashes: 'operational',
  },
  Otp: {
    attempts: 'operational',
    codeHash: 'operational',
    cooldownUntil: 'operational',
    expiresAt: 'operational',
    'sent_*': 'operational',
  },
  EmailLink: {
    email: 'contact',
    emailHash: 'operational',
    expiresAt: 'operational',
    purpose: 'operational',
    requestId: 'operational',
    userId: 'operational',
  },
  PendingEmail: {
    email: 'contact',
    expiresAt: 'operational',
    requestId: 'operational',
    sentAt: 'operational',
  },
  ResetToken: {
    claimedUntil: 'operational',
    emailHash: 'operational',
    expiresAt: 'operational',
    userId: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
