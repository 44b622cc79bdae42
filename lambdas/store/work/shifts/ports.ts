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
/** Added to what a unit was told: people who were invited, and who accepted. */
export type InviteTally = { unitId: string; part: string; month: string; invited?: number; accepted?: number };

/** How people are asked for a shift. `before` is null where there was nothing. */
export type FillChange = {
  run?: Write<FillRun>;
  invites?: readonly Write<ShiftInvite>[];
  counts?: readonly { userId: string; before: InviteCounts; after: InviteCounts }[];
  tally?: InviteTally;
  /** What the unit's week has spent on better pay. */
  raises?: { unitId: string; monday: string; before: RaiseWeek; after: RaiseWeek };
};

/** A shift that starts, as it counts in the history of those like it. `cells`: keys, each once. */
export type StartedShift = {
  organizationId: string;
  unitId: string;
  month: string;
  cells: readonly string[];
  covered: boolean;
  /** People booked on it; `minutes` of work, `waited` from publishing to the booking. */
  people: readonly { userId: string; minutes: number; waited: number }[];
};

/** What a person was invited to, and booked on when it started. */
export type FillShare = { userId: string; invited: number; minutes: number };

/** `waits`: bookings by slot of `fill-report`. `answered`: requests that were, or lapsed. */
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
  /** Shares of at most `shiftLimits.fillReport.peopleRead` people, in no order. */
  people(organizationId: string, month: string): Promise<FillShare[]>;
  /** Newest placements, at most `shiftLimits.poolPeopleRead`; those that have ended too. */
  pool(organizationId: string): Promise<PlacementItem[]>;
  /** Results of shifts forecast in one decile, in these months, both included. */
  calibration(organizationId: string, decile: number, months: Between): Promise<{ covered: number; of: number }>;
};

export type ShiftChange = {
  before: ShiftItem;
  after: ShiftItem;
  bookings: readonly BookingWrite[];
  fill?: FillChange;
  started?: StartedShift;
  /** Another shift of the unit that takes over a part of it. */
  splitOff?: { shift: ShiftItem; run: FillRun };
};

/** Shifts of the same unit and day. */
export type OfCell = [ShiftItem, ...ShiftItem[]];

export type Shifts = {
  get(shiftId: string): Promise<ShiftItem | null>;
  /** A shift with its bookings, in no order. */
  withBookings(shiftId: string): Promise<{ shift: ShiftItem; bookings: BookingItem[] } | null>;
  /** The shifts that exist, in no order. */
  many(shiftIds: readonly string[]): Promise<ShiftItem[]>;
  booking(shiftId: string, userId: string): Promise<BookingItem | null>;
  /**
   * Of one unit and day, all or none, with how people are asked for them. LIMIT_REACHED if the unit's day has no room for
   * them, NOT_FOUND without the unit, ConcurrentModificationError if one of them is there already.
   */
  create(shifts: OfCell, runs?: readonly FillRun[]): Promise<void>;
  /**
   * All of it in one transaction. ConcurrentModificationError if any of it changed since reading; NOT_FOUND if the
   * placement of a new booking ends before the shift by now; LIMIT_REACHED if the shift's new day has no room for it.
   */
  change(change: ShiftChange): Promise<void>;
  /** Open ones that start between two instants, the earliest first. */
  openOf(organizationId: string, between: Between): Promise<ShiftItem[]>;
  /** Covered ones that lack backups. */
  coveredOf(organizationId: string, between: Between): Promise<ShiftItem[]>;
  /** Whether a unit has shifts from an instant on. */
  hasUpcoming(unitId: string, from: string): Promise<boolean>;
  head(userId: string): Promise<BookingHead>;
  /** Bookings of shifts that start between two instants, the earliest first. */
  ownBookings(userId: string, between: Between): Promise<Booking[]>;
  /** IDs of an organization's shifts that start after an instant, canceled ones too. */
  upcomingOf(organizationId: string, after: string): AsyncGenerator<string>;
};

/** What a notification says of a booking. */
export type EventBooking = { booking: Booking; shift: ShiftItem; attendance?: AttendanceItem | null };

/** What a notification says of an invite. */
export type EventInvite = { invite: ShiftInvite; shift: ShiftItem };

export type BookingReader = {
  /** Null if it is gone. */
  booking(ref: { shiftId: string; userId: string }): Promise<EventBooking | null>;
  /** Null if it is gone. */
  invite(ref: { shiftId: string; userId: string }): Promise<EventInvite | null>;
  /** Null if it is gone. */
  shift(shiftId: string): Promise<ShiftItem | null>;
  /** A shift with its bookings and entrance; null if it is gone. */
  upcomingShift(shiftId: string): Promise<{ shift: ShiftItem; bookings: Booking[]; entrance: string } | null>;
  /** Submitted attendance of a unit, the soonest to be answered first. */
  awaitingApproval(ref: {
    organizationId: string;
    locationId: string;
    unitId: string;
  }): Promise<{ unit: string; items: AttendanceItem[] } | null>;
  /** Supervisors of the shift's unit who are still in the team; administrators if there are none. */
  unitSupervisors(shift: Pick<ShiftItem, 'organizationId' | 'locationId' | 'unitId'>): Promise<string[]>;
};

type DuePage<T> = { due: T[]; next: DueCursor | null };

/** What time moves; the longest due first. */
export type DueShifts = {
  /** Shifts that have started or ended by an instant, and don't say so yet. */
  shifts(until: string, after: DueCursor | null): Promise<DuePage<{ shiftId: string }>>;
  /** Requests, and changes of bookings, that weren't answered by an instant. */
  requests(until: string, after: DueCursor | null): Promise<DuePage<{ shiftId: string; userId: string }>>;
};

/** A unit's day. */
export type Cell = { unitId: string; day: string; rows: BoardCell };

export type Board = {
  /** Cells of the days, those without shifts left out. */
  cells(locationId: string, days: Between): Promise<Cell[]>;
};

/** `generation` rises with every change; only the newest link works. */
export type StoredWeekLink = { linkId: string; generation: number; on: boolean; changedAt: string };

/** Links that show when a person works, to anyone who has them. */
export type WeekLinks = {
  /** Null before the first. */
  get(userId: string): Promise<StoredWeekLink | null>;
  /** STALE_VERSION if it changed since the generation `before`, 0 without one. */
  change(userId: string, change: { before: number; link: StoredWeekLink }): Promise<void>;
  /** Null if there is none. */
  open(linkId: string): Promise<{ userId: string; link: StoredWeekLink } | null>;
  /** Null without an account. */
  firstName(userId: string): Promise<string | null>;
  /** Bookings of shifts that start in between, the earliest first. */
  bookings(userId: string, stretch: { after: string; before: string }): Promise<CalendarBooking[]>;
};

export type UnitFavorite = { unitId: string; organizationId: string; userId: string; addedAt: string };

/** People who see a unit's shifts first. */
export type Favorites = {
  of(unitId: string): Promise<string[]>;
  /** One who already is one stays; LIMIT_REACHED at the maximum. */
  add(favorite: UnitFavorite): Promise<void>;
  remove(favorite: Pick<UnitFavorite, 'unitId' | 'userId'>): Promise<void>;
};

/** `reason`: for the organization alone. */
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
  /** Units that block the person, as last written. */
  unitsBlocking(userId: string): Promise<string[]>;
  /** The block that counts: a repeated one keeps the first reason. LIMIT_REACHED at the maximum. */
  add(block: UnitBlock): Promise<UnitBlock>;
  remove(block: Pick<UnitBlock, 'unitId' | 'userId'>): Promise<void>;
};

/** What professionals say of being asked for shifts; the defaults before they say anything. */
export type Preferences = {
  get(userId: string): Promise<ShiftPreferences>;
  many(userIds: readonly string[]): Promise<Map<string, ShiftPreferences>>;
  /** What isn't named stays as it is. */
  save(userId: string, choices: ShiftChoices): Promise<ShiftPreferences>;
  /** Null if the days away aren't what they were anymore. */
  saveAway(
    userId: string,
    choices: ShiftChoices & Pick<ShiftPreferences, 'away'>,
    before: readonly AwayPeriod[],
  ): Promise<ShiftPreferences | null>;
  /** The number that text messages go to, or the account's. */
  phones(userIds: readonly string[]): Promise<Map<string, string>>;
};

/** A shift with the booking and the invite of one person. */
export type Claimed = { shift: ShiftItem; booking: BookingItem | null; invite: ShiftInvite | null };

export type WholeShift = { shift: ShiftItem; bookings: Booking[]; run: FillRun | null; invites: ShiftInvite[] };

/** How people are asked for shifts. */
export type Fills = {
  /** A shift with all that belongs to it, in one read. */
  whole(shiftId: string): Promise<WholeShift | null>;
  run(shiftId: string): Promise<FillRun | null>;
  /** What a claim is checked against first, in one read: many claims meet one shift. Null without the shift. */
  claimed(shiftId: string, userId: string): Promise<Claimed | null>;
  /** Invites to shifts that end after an instant, the earliest first. */
  ownInvites(userId: string, from: string): Promise<ShiftInvite[]>;
  /** Placements of an organization, the newest first, those that have ended too. */
  poolOf(organizationId: string): Promise<PlacementItem[]>;
  inviteCounts(userIds: readonly string[]): Promise<Map<string, InviteCounts>>;
  /** Invite counters of a unit's part of the day, since the month of a day. */
  history(unitId: string, part: string, since: string): Promise<{ invited: number; accepted: number }>;
  /** Counters of a cell's past shifts, since the month of a day. */
  stats(organizationId: string, cell: string, since: string): Promise<{ covered: number; of: number }>;
  raiseWeek(unitId: string, monday: string): Promise<RaiseWeek>;
  /** What leaves the shift as it is. ConcurrentModificationError if it changed since reading. */
  change(change: FillChange): Promise<void>;
  /** Runs whose next move is due by an instant, the longest due first. */
  due(until: string, after: DueCursor | null): Promise<DuePage<{ shiftId: string }>>;
};
