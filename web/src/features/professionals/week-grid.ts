import type { ProfessionalView } from '@shared/model/professional-view';
import { timeSlots, weekdays } from '@shared/model/profile-vocabulary';

type Availability = NonNullable<ProfessionalView['availability']>;
export type Weekday = (typeof weekdays)[number];
export type TimeSlot = (typeof timeSlots)[number];

export type GridDay = {
  day: Weekday;
  isAvailable: boolean;
  /** Available, and no times were named: any is fine. */
  isAnyTime: boolean;
  slots: readonly TimeSlot[];
  /** Own hours beside the slots. */
  hours: { from: string; to: string; endsNextDay: boolean } | null;
};

/** The week as somebody offers it. Times preferred on every day count on each that is available. */
export const weekGrid = ({ daysAvailable, dailyTimePreferences, timePreferences }: Availability): GridDay[] =>
  weekdays.map((day) => {
    const isAvailable = daysAvailable.includes(day);
    const own = isAvailable ? dailyTimePreferences[day] : undefined;
    const named = own && own.slots.length > 0 ? own.slots : isAvailable ? timePreferences : [];
    const slots = timeSlots.filter((slot) => named.includes(slot));
    const { customStart: from = null, customEnd: to = null } = own ?? {};
    const hours = from !== null && to !== null ? { from, to, endsNextDay: to <= from } : null;
    return { day, isAvailable, isAnyTime: isAvailable && slots.length === 0 && hours === null, slots, hours };
  });
