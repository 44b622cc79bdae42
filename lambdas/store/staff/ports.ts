import type { FoundPerson, StaffMember, ViewGrant } from '@shared/model/staff';
import type { StaffRole } from '@shared/model/staff-vocabulary';

export type StaffChangeWrite = {
  userId: string;
  roles: readonly StaffRole[];
  reason: string;
  version: number;
  at: string;
  /** Another owner, who stays one; null if this doesn't take an owner away. */
  keeper: string | null;
};

export type StaffMembers = {
  list(): Promise<StaffMember[]>;
  get(userId: string): Promise<StaffMember | null>;
  /** ALREADY_MEMBER, or NOT_FOUND without a confirmed account. */
  add(member: { userId: string; roles: readonly StaffRole[]; reason: string; at: string }): Promise<void>;
  /** STALE_VERSION, or ConcurrentModificationError if the keeper is no owner anymore. */
  change(change: StaffChangeWrite): Promise<void>;
  remove(removal: Omit<StaffChangeWrite, 'roles' | 'at'>): Promise<void>;
};

export type StoredGrant = Omit<ViewGrant, 'name'> & { staffId: string; endedAt: string | null };

export type ViewGrants = {
  put(grant: StoredGrant): Promise<void>;
  get(staffId: string, grantId: string): Promise<StoredGrant | null>;
  /** Ends it once, which notifies the person. False if it had already ended. */
  end(staffId: string, grantId: string, at: string): Promise<boolean>;
  /** Over at this time, and not ended. */
  due(at: string): Promise<StoredGrant[]>;
};

export type FoundPeople = {
  /** By the beginning of the first or the last name; at most `limits.peopleFound`. */
  byName(text: string): Promise<FoundPerson[]>;
  byIds(userIds: readonly string[]): Promise<FoundPerson[]>;
};
