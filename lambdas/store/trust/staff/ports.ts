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

/** `roles`: of the staff member at the start. `causeId` is null for grants of before it was asked for. */
export type StoredGrant = Omit<ViewGrant, 'name'> & {
  staffId: string;
  roles: readonly StaffRole[];
  causeId: ViewCauseId | null;
  endedAt: string | null;
  /** What was opened so far. */
  areas: readonly ViewedArea[];
};

export type ViewCauses = {
  /** Open ones of these kinds, newest first. */
  of(userId: string, kinds: readonly ViewCauseKind[]): Promise<ViewCause[]>;
};

export type RunningViews = {
  get(staffId: string, grantId: string): Promise<StoredGrant | null>;
  /** Adds an area to what was opened. False if the grant is over at this time. */
  open(grant: { staffId: string; grantId: string; area: ViewedArea; at: string }): Promise<boolean>;
  /** Ends it once, which notifies the person. False if it had already ended. */
  end(staffId: string, grantId: string, at: string): Promise<boolean>;
};

export type ViewGrants = RunningViews & {
  /** NOT_FOUND if its cause isn't open, or isn't about the person. */
  start(grant: StoredGrant & { causeId: ViewCauseId }): Promise<void>;
  /** Over at this time, and not ended. */
  due(at: string): Promise<StoredGrant[]>;
};

export type AccountViews = {
  /** Ended ones, newest first. */
  ofPerson(userId: string, cursor: string | undefined): Promise<Page<AccountView>>;
};

export type FoundPeople = {
  /** By the beginning of the first or the last name; at most `limits.peopleFound`. */
  byName(text: string): Promise<FoundPerson[]>;
  byIds(userIds: readonly string[]): Promise<FoundPerson[]>;
};
