import type {
  AccountView,
  FoundPerson,
  StaffMember,
  ViewCause,
  ViewCauseId,
  ViewGrant,
} from '@shared/trust/model/staff';
import type { StaffRole } from '@shared/trust/model/staff-vocabulary';
import type { ViewCauseKind, ViewedArea } from '@shared/trust/model/view-vocabulary';
import type { Page } from '../../../platform/table/page';

export type StaffChangeWrite = {
  userId: string;
  roles: readonly StaffRole[];
  reason: string;
  version: number;
  at: string;
  /** Another, remaining owner; null if this removes no owner. */
  keeper: string | null;
};

export type StaffMembers = {
  list(): Promise<StaffMember[]>;
  get(userId: string): Promise<StaffMember | null>;
  /** ALREADY_MEMBER, or NOT_FOUND without a confirmed account. */
  add(member: { userId: string; roles: readonly StaffRole[]; reason: string; at: string }): Promise<void>;
  /** STALE_VERSION, or ConcurrentModificationError if the keeper is no longer owner. */
  change(change: StaffChangeWrite): Promise<void>;
  remove(removal: Omit<StaffChangeWrite, 'roles' | 'at'>): Promise<void>;
};

/** `roles`: of the staff member at the start. `causeId` is null for older grants. */
export type StoredGrant = Omit<ViewGrant, 'name'> & {
  staffId: string;
  roles: readonly StaffRole[];
  causeId: ViewCauseId | null;
  endedAt: string | null;
  /** Areas opened so far. */
  areas: readonly ViewedArea[];
};

export type ViewCauses = {
  /** Open causes of these kinds, newest first. */
  of(userId: string, kinds: readonly ViewCauseKind[]): Promise<ViewCause[]>;
};

export type RunningViews = {
  get(staffId: string, grantId: string): Promise<StoredGrant | null>;
  /** Adds an opened area. Returns false if the grant is over at this time. */
  open(grant: { staffId: string; grantId: string; area: ViewedArea; at: string }): Promise<boolean>;
  /** Ends it once, which notifies the person. Returns false if it had already ended. */
  end(staffId: string, grantId: string, at: string): Promise<boolean>;
};

export type ViewGrants = RunningViews & {
  /** NOT_FOUND unless its cause is open and about the person. */
  start(grant: StoredGrant & { causeId: ViewCauseId }): Promise<void>;
  /** Grants that are past their time, and not ended. */
  due(at: string): Promise<StoredGrant[]>;
};

export type AccountViews = {
  /** Ended grants, newest first. */
  ofPerson(userId: string, cursor: string | undefined): Promise<Page<AccountView>>;
};

export type FoundPeople = {
  /** Finds people by the beginning of the first or the last name; at most `limits.peopleFound`. */
  byName(text: string): Promise<FoundPerson[]>;
  byIds(userIds: readonly string[]): Promise<FoundPerson[]>;
};
