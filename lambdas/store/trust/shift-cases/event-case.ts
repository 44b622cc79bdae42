import { getItem, type Table } from '../../../platform/table/table';
import type { BookingReader } from '../../work/shifts/ports';
import { readShiftCase, type ShiftCase } from './case-item';
import { shiftCaseKeys } from './keys';

/** Location of a disputed shift. */
export type CasePlace = {
  organization: string;
  location: string;
  unit: string;
  locationId: string;
  day: string;
  timeZone: string;
  professional: string;
};

export type EventShiftCase = {
  stored: ShiftCase;
  /** Affected users: the professional, or the organization's administrators. */
  concerned: string[];
  /** For hours, in a dispute or granted with an appeal: supervisors of the unit. */
  unit: string[];
  /** For hours; null if the booking is gone. */
  place: CasePlace | null;
};

export type ShiftCaseReader = {
  /** Returns null if it is gone. */
  shiftCase(caseId: string): Promise<EventShiftCase | null>;
};

type Readers = {
  /** Administrators of an organization. */
  admins(organizationId: string): Promise<string[]>;
  bookings: Pick<BookingReader, 'booking' | 'unitSupervisors'>;
};

type OfHours = Pick<EventShiftCase, 'unit' | 'place'>;

const isAboutHours = ({ kind, minutes }: ShiftCase): boolean => kind === 'dispute' || minutes !== null;

const ofHours = async ({ bookings }: Readers, stored: ShiftCase): Promise<OfHours> => {
  const { shiftId, ownerId } = stored;
  const found = isAboutHours(stored) ? await bookings.booking({ shiftId, userId: ownerId }) : null;
  if (!found) return { unit: [], place: null };
  const { organization, location, unit, locationId, day, timeZone } = found.shift;
  const supervisors = await bookings.unitSupervisors(found.shift);
  return {
    unit: supervisors.filter((userId) => userId !== ownerId),
    place: { organization, location, unit, locationId, day, timeZone, professional: found.booking.professional.name },
  };
};

export const createShiftCaseReader = (table: Table, readers: Readers): ShiftCaseReader => ({
  async shiftCase(caseId) {
    const item = await getItem(table, shiftCaseKeys.shiftCase(caseId), true);
    if (!item) return null;
    const stored = readShiftCase(item);
    const concerned = stored.side === 'worker' ? [stored.ownerId] : await readers.admins(stored.ownerId);
    return { stored, concerned, ...(await ofHours(readers, stored)) };
  },
});
