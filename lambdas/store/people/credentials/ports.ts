import type { Account } from '@shared/accounts/model/account';
import type { StoredProfile } from '@shared/people/model/professional';
import type { VerificationStatus } from '@shared/people/model/verification';
import type { VerificationItem } from './verification-item';

export type VerificationQueue = {
  page(
    status: VerificationStatus,
    cursor: string | undefined,
  ): Promise<{ items: VerificationItem[]; nextCursor: string | null }>;
};

export type Holder = Pick<Account, 'firstName' | 'lastName'> &
  Pick<StoredProfile, 'title' | 'licenses' | 'certifications' | 'npiNumber'>;

export type Holders = {
  get(userId: string): Promise<Holder | null>;
  names(userIds: readonly string[]): Promise<Map<string, string>>;
};

export type DueVerifications = {
  page(
    now: string,
    after: Record<string, unknown> | null,
  ): Promise<{ verifications: VerificationItem[]; next: Record<string, unknown> | null }>;
};
