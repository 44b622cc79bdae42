import type { Account } from '@shared/model/account';
import type { StoredProfile } from '@shared/model/professional';
import type { VerificationStatus } from '@shared/model/verification';
import type { VerificationItem } from './verification-item';

export type VerificationQueue = {
  /** Verifications in a status, those that wait longest first. */
  page(
    status: VerificationStatus,
    cursor: string | undefined,
  ): Promise<{ items: VerificationItem[]; nextCursor: string | null }>;
};

/** Whose credential it is and what the profile says of it. */
export type Holder = Pick<Account, 'firstName' | 'lastName'> & Pick<StoredProfile, 'title' | 'licenses' | 'npiNumber'>;

export type Holders = {
  get(userId: string): Promise<Holder | null>;
  /** First and last name by user id. */
  names(userIds: readonly string[]): Promise<Map<string, string>>;
};

export type DueVerifications = {
  /** Verifications for which something is due by now. */
  page(
    now: string,
    after: Record<string, unknown> | null,
  ): Promise<{ verifications: VerificationItem[]; next: Record<string, unknown> | null }>;
};

/** Tells other processes to spare the registry, and asks whether they say so. */
export type RegistryCircuit = {
  isOpen(): Promise<boolean>;
  open(seconds: number): Promise<void>;
};
