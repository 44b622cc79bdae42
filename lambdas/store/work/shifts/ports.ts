import type { BoardCell } from '@shared/work/rules/filling/board-cell';
import type { AttendanceItem } from '../attendance/attendance-item';
import type { Booking } from '@shared/work/model/booking';
import type { AwayPeriod, ShiftChoices, ShiftPreferences } from '@shared/work/model/shifts/shift-preferences';
import type { DueCursor } from '../../../platform/table/table';
import type { PlacementItem } from '../placements/placement-item';
import type { CalendarBooking } from './bookings/calendar-bookings';
import type { FillRun, InviteCounts, RaiseWeek, ShiftInvite } from './filling/fill-item';
import type { BookingHead, BookingItem, ShiftItem } from './shift-item';

type Between = { from: string; until: string };

/** `head`: the live bookings of its professional. */
export type BookingWrite = {
  before: Booking | null;
  after: Booking;
  head: { before: BookingHead; after: BookingHead };
};

type Write<T> = { before: T | null; after: T };
/** Added counts of invited people, and of those who accepted. */
export type InviteTally = { unitId: string; part: string; month: string; invited?: number; accepted?: number };

/** Invitation change of a shift. `before` is null where there was nothing. */
export type FillChange = {
  run?: Write<FillRun>;
  invites?: readonly Write<ShiftInvite>[];
  counts?: readonly { userId: string; before: InviteCounts; after: InviteCounts }[];
  tally?: InviteTally;
  /** Spending of the unit's week on raised pay. */
  raises?: { unitId: string; monday: string; before: RaiseWeek; after: RaiseWeek };
};

/** A starting shift, as counted in the history of similar ones. `cells`: unique keys. */
export type StartedShift = {
  organizationId: string;
  unitId: string;
  month: string;
  cells: readonly string[];
  covered: boolean;
  /** People booked on it; `minutes` of work, `waited` from publishing to the booking. */
  people: readonly { userId: string; minutes: number; waited: number }[];
};

/** Invites of a person, and bookings at the start. */
export type FillShare = { userId: string; invited: number; minutes: number };

/** `waits`: bookings by slot of `fill-report`. `answered`: answered or lapsed requests. */
export type FillMonth = {
  unitId: string;
  shifts: number;
  covered: number;
  answered: number;
  inTime: number;
  waits: ReadonlyMap<number, number>;
};

/** Figures of an organization's month. */
export type FillMonths = {
  units(organizationId: string, month: string): Promise<FillMonth[]>;
  /** Shares of at most `shiftLimits.fillReport.peopleRead` people, unordered. */
  people(organizationId: string, month: string): Promise<FillShare[]>;
  /** Placements that end on a day or later. */
  pool(organizationId: string, from: string): Promise<PlacementItem[]>;
  /** Results of shifts forecast in one decile, in these months, both included. */
  calibration(organizationId: string, decile: number, months: Between): Promise<{ covered: number; of: number }>;
};

export type ShiftChange = {
  before: ShiftItem;
  after: ShiftItem;
  bookings: readonly BookingWrite[];
  fill?: FillChange;
  started?: StartedShift;
  /** Another shift of the unit that takes over part of it. */
  splitOff?: { shift: ShiftItem; run: FillRun };
};

/** Shifts of the same unit and day. */
export type OfCell = [ShiftItem, ...ShiftItem[]];

export type OwnBookings = {
  /** Lists bookings of shifts that start between two instants, earliest first. */
  ownBookings(userId: string, between: Between): Promise<Booking[]>;
};

export type Shifts = OwnBookings & {
  get(shiftId: string): Promise<ShiftItem | null>;
  /** A shift with its unordered bookings. */
  withBookings(shiftId: string): Promise<{ shift: ShiftItem; bookings: BookingItem[] } | null>;
  /** Returns existing shifts, unordered. */
  many(shiftIds: readonly string[]): Promise<ShiftItem[]>;
  booking(shiftId: string, userId: string): Promise<BookingItem | null>;
  /**
   * Creates shifts of one unit and day, all or none, with their runs. LIMIT_REACHED if the unit's day has no room for
   * them, NOT_FOUND without the unit, ConcurrentModificationError if one exists already.
   */
  create(shifts: OfCell, runs?: readonly FillRun[]): Promise<void>;
  /**
   * Writes all in one transaction. ConcurrentModificationError if any of it changed since reading; NOT_FOUND if the
   * placement of a new booking now ends before the shift; LIMIT_REACHED if the shift's new day has no room for it.
   */
  change(change: ShiftChange): Promise<void>;
  /** Lists open shifts that start between two instants, earliest first. */
  openOf(organizationId: string, between: Between): Promise<ShiftItem[]>;
  /** Lists covered shifts that lack backups. */
  coveredOf(organizationId: string, between: Between): Promise<ShiftItem[]>;
  /** Whether a unit has shifts from an instant on. */
  hasUpcoming(unitId: string, from: string): Promise<boolean>;
  head(userId: string): Promise<BookingHead>;
  headsOf(userIds: readonly string[]): Promise<Map<string, BookingHead>>;
  /** IDs of an organization's shifts that start after an instant, including canceled ones. */
  upcomingOf(organizationId: string, after: string): AsyncGenerator<string>;
};

/** Booking data for a notification. */
export type EventBooking = { booking: Booking; shift: ShiftItem; attendance?: AttendanceItem | null };

/** Invite data for a notification. */
export type EventInvite = { invite: ShiftInvite; shift: ShiftItem };

export type BookingReader = {
  /** Returns null if it is gone. */
  booking(ref: { shiftId: string; userId: string }): Promise<EventBooking | null>;
  /** Returns null if it is gone. */
  invite(ref: { shiftId: string; userId: string }): Promise<EventInvite | null>;
  /** Returns null if it is gone. */
  shift(shiftId: string): Promise<ShiftItem | null>;
  /** Returns a shift with its bookings and entrance; null if it is gone. */
  upcomingShift(shiftId: string): Promise<{ shift: ShiftItem; bookings: Booking[]; entrance: string } | null>;
  /** Lists submitted attendance of a unit, earliest deadline first. */
  awaitingApproval(ref: {
    organizationId: string;
    locationId: string;
    unitId: string;
  }): Promise<{ unit: string; items: AttendanceItem[] } | null>;
  /** Supervisors of the shift's unit who are still in the team; administrators if there are none. */
  unitSupervisors(shift: Pick<ShiftItem, 'organizationId' | 'locationId' | 'unitId'>): Promise<string[]>;
};

type DuePage<T> = { due: T[]; next: DueCursor | null };

/** Items that wait for a time, longest due first. */
export type DueShifts = {
  /** Shifts that have started or ended by an instant, with an outdated status. */
  shifts(until: string, after: DueCursor | null): Promise<DuePage<{ shiftId: string }>>;
  /** Requests, and changes of bookings, that are unanswered by an instant. */
  requests(until: string, after: DueCursor | null): Promise<DuePage<{ shiftId: string; userId: string }>>;
};

/** A unit's day. */
export type Cell = { unitId: string; day: string; rows: BoardCell };

export type Board = {
  /** Cells of the days, without empty ones. */
  cells(locationId: string, days: Between): Promise<Cell[]>;
};

/** `generation` rises with every change; only the newest link works. */
export type StoredWeekLink = { linkId: string; generation: number; on: boolean; changedAt: string };

/** Public links that show when a person works. */
export type WeekLinks = {
  /** Returns null before the first. */
  get(userId: string): Promise<StoredWeekLink | null>;
  /** STALE_VERSION if it changed since the generation `before` (0: none yet). */
  change(userId: string, change: { before: number; link: StoredWeekLink }): Promise<void>;
  /** Returns null if there is none. */
  open(linkId: string): Promise<{ userId: string; link: StoredWeekLink } | null>;
  /** Returns null without an account. */
  firstName(userId: string): Promise<string | null>;
  /** Lists bookings of shifts that start in the period, earliest first. */
  bookings(userId: string, stretch: { after: string; before: string }): Promise<CalendarBooking[]>;
};

export type UnitFavorite = { unitId: string; organizationId: string; userId: string; addedAt: string };

/** People who see a unit's shifts first. */
export type Favorites = {
  of(unitId: string): Promise<string[]>;
  /** Idempotent; LIMIT_REACHED at the maximum. */
  add(favorite: UnitFavorite): Promise<void>;
  remove(favorite: Pick<UnitFavorite, 'unitId' | 'userId'>): Promise<void>;
};

/** `reason`: visible only to the organization. */
export type UnitBlock = {
  unitId: string;
  organizationId: string;
  userId: string;
  reason: string;
  blockedBy: string;
  blockedAt: string;
};

/** People who can't book a unit's shifts. */
export type Blocks = {
  of(unitId: string): Promise<UnitBlock[]>;
  /** Units that block the person, read consistently. */
  unitsBlocking(userId: string): Promise<string[]>;
  /** Returns the effective block: a repeated one keeps the first reason. LIMIT_REACHED at the maximum. */
  add(block: UnitBlock): Promise<UnitBlock>;
  remove(block: Pick<UnitBlock, 'unitId' | 'userId'>): Promise<void>;
};

/** Professionals' invite preferences, with defaults. */
export type Preferences = {
  get(userId: string): Promise<ShiftPreferences>;
  many(userIds: readonly string[]): Promise<Map<string, ShiftPreferences>>;
  /** Keeps choices that aren't named. */
  save(userId: string, choices: ShiftChoices): Promise<ShiftPreferences>;
  /** Returns null if the days away changed since they were read. */
  saveAway(
    userId: string,
    choices: ShiftChoices & Pick<ShiftPreferences, 'away'>,
    before: readonly AwayPeriod[],
  ): Promise<ShiftPreferences | null>;
  /** Numbers for text messages, or the accounts' own. */
  phones(userIds: readonly string[]): Promise<Map<string, string>>;
};

/** A shift with the booking and the invite of one person. */
export type Claimed = { shift: ShiftItem; booking: BookingItem | null; invite: ShiftInvite | null };

export type WholeShift = { shift: ShiftItem; bookings: Booking[]; run: FillRun | null; invites: ShiftInvite[] };

/** Invitation runs of shifts. */
export type Fills = {
  /** Reads a shift with all its items at once. */
  whole(shiftId: string): Promise<WholeShift | null>;
  run(shiftId: string): Promise<FillRun | null>;
  /** Reads what a claim is checked against, once for many claims on a shift. Null without the shift. */
  claimed(shiftId: string, userId: string): Promise<Claimed | null>;
  /** Invites to shifts that end after an instant, earliest first. */
  ownInvites(userId: string, from: string): Promise<ShiftInvite[]>;
  /** Placements of an organization that end on a day or later, newest first; without a day, ended ones too. */
  poolOf(organizationId: string, from?: string): Promise<PlacementItem[]>;
  inviteCounts(userIds: readonly string[]): Promise<Map<string, InviteCounts>>;
  /** Invite counters of a unit's part of the day, since the month of a day. */
  history(unitId: string, part: string, since: string): Promise<{ invited: number; accepted: number }>;
  /** Counters of a cell's past shifts, since the month of a day. */
  stats(organizationId: string, cell: string, since: string): Promise<{ covered: number; of: number }>;
  raiseWeek(unitId: string, monday: string): Promise<RaiseWeek>;
  /** Writes what doesn't change the shift. ConcurrentModificationError if it changed since reading. */
  change(change: FillChange): Promise<void>;
  /** Runs whose next move is due by an instant, longest due first. */
  due(until: string, after: DueCursor | null): Promise<DuePage<{ shiftId: string }>>;
};
