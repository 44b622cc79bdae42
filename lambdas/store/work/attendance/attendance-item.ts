import { clockStepsOf } from '@shared/work/rules/attendance/attendance-clock';
import { Attendance, ClockEntry, RecordedTime } from '@shared/work/model/attendance';
import { entrySignings, entryTrusts } from '@shared/work/model/attendance-vocabulary';
import { Instant, OrganizationId, UserId } from '@shared/core/model/fields';
import * as z from 'zod';
import type { Item } from '../../../platform/table/table';
import { entity } from '../../entity';
import { attendanceIndexes, attendanceKeys } from './keys';

/** Attendance as both sides see it, with its inputs. */
export const AttendanceItem = Attendance.extend({
  /** Attempt of the booking. */
  attempt: z.int().positive(),
  /** Times that a person typed where the phone has no valid ones. */
  typed: z.object({ in: RecordedTime.nullable(), out: RecordedTime.nullable() }),
  proofs: z.object({ location: z.boolean(), code: z.boolean(), out: z.boolean().default(true) }),
  silenceApproves: z.boolean(),
  /** When the unit was told that no one has clocked in. */
  missingAt: Instant.nullable(),
  /** When the person was asked if they're on their way. */
  askedAt: Instant.nullable().default(null),
  /** Minutes after the end for which they were asked if they're still working; 0 before. */
  stillAsked: z.int().nonnegative().default(0),
  /** When the unit was reminded of the automatic approval. */
  approvalRemindedAt: Instant.nullable().default(null),
  /** Marks the item that triggered the reminder for all of the unit. */
  leadsReminder: z.boolean().default(false),
  updatedAt: Instant,
  /** Seconds since 1970, once the professional is erased. */
  ttl: z.int().optional(),
});
export type AttendanceItem = z.infer<typeof AttendanceItem>;

export const readAttendance = (item: Item): AttendanceItem => AttendanceItem.parse(item);

/** `code` isn't stored: an entry with a wrong one is rejected. */
export const ClockEntryItem = ClockEntry.strip()
  .omit({ code: true })
  .extend({
    /** Absent before phones signed. */
    signing: z.enum(entrySignings).exactOptional(),
    /** Set if, when the entry was received, only the code proved that someone was at its location. */
    codeRequired: z.literal(true).exactOptional(),
    userId: UserId,
    organizationId: OrganizationId,
    startsAt: Instant,
    at: Instant,
    trust: z.enum(entryTrusts),
    arrivedAt: Instant,
    /** Seconds since 1970, once the professional is erased. */
    ttl: z.int().optional(),
  });
export type ClockEntryItem = z.infer<typeof ClockEntryItem>;

export const readClockEntry = (item: Item): ClockEntryItem => ClockEntryItem.parse(item);

/** Returns the time of the next automatic change; null if it waits for people. */
export const dueAt = (item: AttendanceItem): string | null => clockStepsOf(item)[0]?.at ?? null;

const positionOf = (at: string, { shiftId, professional }: AttendanceItem): string =>
  `${at}#${shiftId}#${professional.userId}`;

/** Position among submitted attendance: by deadline. */
export const approvalPosition = (item: AttendanceItem): string => positionOf(String(item.answerBy), item);

export const attendanceItem = (item: AttendanceItem, due: string | null): Item => ({
  ...attendanceKeys.attendance(item.shiftId, item.professional.userId),
  ...entity('Attendance'),
  ...item,
  gsi1pk: attendanceIndexes.ownAttendance(item.professional.userId),
  gsi1sk: `${item.startsAt}#${item.shiftId}`,
  ...(item.status === 'submitted' &&
    item.answerBy !== null && {
      gsi2pk: attendanceIndexes.toApprove(item.locationId),
      gsi2sk: approvalPosition(item),
    }),
  ...(due !== null && { gsi3pk: attendanceIndexes.dueAttendance, gsi3sk: positionOf(due, item) }),
});

export const clockEntryItem = (entry: ClockEntryItem): Item => ({
  ...attendanceKeys.clockEntry(entry.shiftId, entry.userId, entry.entryId),
  ...entity('ClockEntry'),
  ...entry,
  gsi1pk: attendanceIndexes.ownAttendance(entry.userId),
  gsi1sk: `${entry.startsAt}#${entry.shiftId}#${entry.entryId}`,
});

/** Omits server-only fields. */
export const attendanceView = ({
  attempt: _attempt,
  typed: _typed,
  proofs: _proofs,
  silenceApproves: _silence,
  missingAt: _missing,
  askedAt: _asked,
  stillAsked: _still,
  approvalRemindedAt: _reminded,
  leadsReminder: _leads,
  updatedAt: _updated,
  ttl: _ttl,
  ...seen
}: AttendanceItem): Attendance => seen;
