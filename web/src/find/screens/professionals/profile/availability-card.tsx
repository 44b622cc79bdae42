import Check from 'lucide-react/dist/esm/icons/check.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalView } from '@shared/people/model/professional-view';
import { timeSlots } from '@shared/people/model/profile-vocabulary';
import { Facts, MutedText, Stack } from '@/components/layout';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/base/class-names';
import { formatClock } from '@/lib/time/format';
import styles from './profile.module.css';
import { weekGrid, type GridDay, type TimeSlot } from './week-grid';

type Availability = NonNullable<ProfessionalView['availability']>;

const Cell = ({ day, slot }: { day: GridDay; slot: TimeSlot }) => {
  const { t } = useTranslation('professional-profile');
  const isFree = day.isAnyTime || day.slots.includes(slot);
  return (
    <td className={classNames(styles.cell, isFree && styles.free)}>
      {isFree ? (
        <>
          <Check size={18} aria-hidden="true" />
          <span className="visually-hidden">{t('week.free')}</span>
        </>
      ) : (
        <span className="visually-hidden">{t('week.notFree')}</span>
      )}
    </td>
  );
};

const OwnHours = ({ days }: { days: readonly GridDay[] }) => {
  const { t } = useTranslation(['professional-profile', 'labels/profiles']);
  const own = days.filter(({ hours }) => hours !== null);
  if (own.length === 0) return null;
  return (
    <MutedText as="div">
      <ul role="list">
        {own.map(({ day, hours }) => (
          <li key={day}>
            {t(hours!.endsNextDay ? 'week.ownHoursNextDay' : 'week.ownHours', {
              day: t(`weekday.${day}`),
              from: formatClock(hours!.from),
              to: formatClock(hours!.to),
            })}
          </li>
        ))}
      </ul>
    </MutedText>
  );
};

const SlotHead = ({ slot }: { slot: TimeSlot }) => {
  const { t: label } = useTranslation('labels/profiles');
  return (
    <th scope="col">
      {label(`timeSlotName.${slot}`)}
      <span className={styles.slotHours}>{label(`timeSlotHours.${slot}`)}</span>
    </th>
  );
};

const Week = ({ days }: { days: readonly GridDay[] }) => {
  const { t } = useTranslation(['professional-profile', 'labels/profiles']);
  return (
    <table className={styles.week}>
      <caption className="visually-hidden">{t('week.caption')}</caption>
      <thead>
        <tr>
          <td />
          {timeSlots.map((slot) => (
            <SlotHead key={slot} slot={slot} />
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row" aria-label={t(`weekday.${day.day}`)}>
              <span className={styles.long}>{t(`weekday.${day.day}`)}</span>
              <span className={styles.short}>{t(`weekdayShort.${day.day}`)}</span>
            </th>
            {timeSlots.map((slot) => (
              <Cell key={slot} day={day} slot={slot} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const openTo = ['weekendAvailability', 'nightShifts', 'callCoverage', 'remoteWork', 'travelWillingness'] as const;

export const AvailabilityCard = ({ availability }: { availability: Availability }) => {
  const { t } = useTranslation(['professional-profile', 'labels/profiles']);
  const days = weekGrid(availability);
  const { hoursPerWeek, schedule, shiftTypes, preferences, interests } = availability;
  return (
    <Card title={t('week.title')}>
      <Stack>
        {days.some(({ isAvailable }) => isAvailable) ? (
          <>
            <Week days={days} />
            <OwnHours days={days} />
          </>
        ) : (
          <MutedText>{t('week.noDays')}</MutedText>
        )}
        <Facts
          wide
          items={[
            {
              label: t('week.hours'),
              value: hoursPerWeek === null ? null : t('week.perWeek', { count: hoursPerWeek }),
            },
            { label: t('week.schedule'), value: schedule.map((it) => t(`employmentType.${it}`)).join(', ') },
            { label: t('week.shifts'), value: shiftTypes.map((it) => t(`shiftType.${it}`)).join(', ') },
            {
              label: t('week.openTo'),
              value: openTo
                .filter((it) => availability[it])
                .map((it) => t(`week.${it}`))
                .join(', '),
            },
            { label: t('week.preferences'), value: preferences.map((it) => t(`workPreference.${it}`)).join(', ') },
            { label: t('week.interests'), value: interests.map((it) => t(`jobInterest.${it}`)).join(', ') },
          ]}
        />
      </Stack>
    </Card>
  );
};
