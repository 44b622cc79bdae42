import type { ProfessionalView } from '@shared/people/model/professional-view';
import { timeSlots, weekdays } from '@shared/people/model/profile-vocabulary';

type Availability = NonNullable<ProfessionalView['availability']>;
export type Weekday = (typeof weekdays)[number];
export type TimeSlot = (typeof timeSlots)[number];

export type GridDay = {
  day: Weekday;
  isAvailable: boolean;
  isAnyTime: boolean;
  slots: readonly TimeSlot[];
  /** Custom hours; `slots` includes the parts of the day they cover. */
  hours: { from: string; to: string; endsNextDay: boolean } | null;
};

const slotHours: Record<TimeSlot, readonly [from: number, to: number]> = {
  morning: [6, 12],
  afternoon: [12, 18],
  evening: [18, 22],
  night: [22, 30],
};

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;

const covers = ({ from, to, endsNextDay }: NonNullable<GridDay['hours']>, slot: TimeSlot): boolean => {
  const [start, end] = slotHours[slot];
  return hourOf(from) <= start && hourOf(to) + (endsNextDay ? 24 : 0) >= end;
};

/** Weekly availability. General time preferences apply to every available day. */
export const weekGrid = ({ daysAvailable, dailyTimePreferences, timePreferences }: Availability): GridDay[] =>
  weekdays.map((day) => {
    const isAvailable = daysAvailable.includes(day);
    const own = isAvailable ? dailyTimePreferences[day] : undefined;
    const named = own && own.slots.length > 0 ? own.slots : isAvailable ? timePreferences : [];
    const { customStart: from = null, customEnd: to = null } = own ?? {};
    const hours = from !== null && to !== null ? { from, to, endsNextDay: to <= from } : null;
    const slots = timeSlots.filter((slot) => named.includes(slot) || (hours !== null && covers(hours, slot)));
    return { day, isAvailable, isAnyTime: isAvailable && slots.length === 0 && hours === null, slots, hours };
  });
