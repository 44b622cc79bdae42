import type { BoardCell } from '@shared/domain/shifts/board-cell';
import type { AttendanceItem } from '../attendance/attendance-item';
import type { Booking } from '@shared/model/booking';
import type { DueCursor } from '../../platform/table/table';
import type { BookingHead, ShiftItem } from './shift-item';

type Between = { from: string; until: string };

/** `head`: the live bookings of its professional. */
export type BookingWrite = {
  before: Booking | null;
  after: Booking;
  head: { before: BookingHead; after: BookingHead };
};
export type ShiftChange = { before: ShiftItem; after: ShiftItem; bookings: readonly BookingWrite[] };

export type Shifts = {
  get(shiftId: string): Promise<ShiftItem | null>;
  /** With its bookings, in no order. */
  withBookings(shiftId: string): Promise<{ shift: ShiftItem; bookings: Booking[] } | null>;
  /** In no order, those that exist. */
  many(shiftIds: readonly string[]): Promise<ShiftItem[]>;
  booking(shiftId: string, userId: string): Promise<Booking | null>;
  /** LIMIT_REACHED if the unit's day is full, NOT_FOUND without the unit. */
  create(shift: ShiftItem): Promise<void>;
  /**
   * All of it in one transaction. ConcurrentModificationError if any of it changed since reading; NOT_FOUND if the
   * placement of a new booking ends before the shift by now.
   */
  change(change: ShiftChange): Promise<void>;
  /** Open ones that start between two instants, the earliest first. */
  openOf(organizationId: string, between: Between): Promise<ShiftItem[]>;
  /** Of a unit, from an instant on. */
  hasUpcoming(unitId: string, from: string): Promise<boolean>;
  head(userId: string): Promise<BookingHead>;
  /** Of shifts that start between two instants, the earliest first. */
  ownBookings(userId: string, between: Between): Promise<Booking[]>;
  /** IDs of an organization's shifts that start after an instant, canceled ones too. */
  upcomingOf(organizationId: string, after: string): AsyncGenerator<string>;
};

/** What a notification says of a booking. */
export type EventBooking = { booking: Booking; shift: ShiftItem; attendance?: AttendanceItem | null };

export type BookingReader = {
  /** Null if it is gone. */
  booking(ref: { shiftId: string; userId: string }): Promise<EventBooking | null>;
  /** Of a shift's unit, those who are still in the team; the administrators without any. */
  unitSupervisors(shift: Pick<ShiftItem, 'organizationId' | 'locationId' | 'unitId'>): Promise<string[]>;
};

type DuePage<T> = { due: T[]; next: DueCursor | null };

/** What time moves; the longest due first. */
export type DueShifts = {
  /** Shifts that have started or ended by an instant, and don't say so yet. */
  shifts(until: string, after: DueCursor | null): Promise<DuePage<{ shiftId: string }>>;
  /** Requests that weren't answered by an instant. */
  requests(until: string, after: DueCursor | null): Promise<DuePage<{ shiftId: string; userId: string }>>;
};

/** A unit's day. */
export type Cell = { unitId: string; day: string; rows: BoardCell };

export type Board = {
  /** Cells of the days, those without shifts left out. */
  cells(locationId: string, days: Between): Promise<Cell[]>;
};
