import Check from 'lucide-react/dist/esm/icons/check.mjs';
import { useId } from 'react';
import { partStarts } from '@shared/work/rules/shifts/shift-times';
import type { ShiftAvailability } from '@shared/work/model/shifts/shift-preferences';
import { partsOfDay, type DayOfWeek, type PartOfDay, type WeekPart } from '@shared/work/model/shifts/shift-vocabulary';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatClock } from '@/lib/time/format';
import styles from './availability.module.css';
import type { Choices } from '../week/use-choices';
import week from '../week/week.module.css';
import { weekdayNames } from '../week/weekday-names';

/** In the order of the week above. */
const days: readonly DayOfWeek[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const toggled = (available: ShiftAvailability, part: WeekPart): ShiftAvailability =>
  available.includes(part) ? available.filter((it) => it !== part) : [...available, part];

/** The parts of every week in which the person can work. */
export const AvailabilityGrid = ({ shown: { available }, change }: Choices) => {
  const { t } = useTranslation('shifts');
  const id = useId();
  const count = available.length;
  return (
    <section className={week.choices} aria-labelledby={id}>
      <h2 id={id}>{t('availability.title')}</h2>
      <Stack>
        <p>{t('availability.text')}</p>
        <div className={styles.state}>
          <p aria-live="polite">
            <b>{count === 0 ? t('availability.any') : t('availability.some', { count })}</b>
          </p>
          {count > 0 && (
            <Button variant="quiet" size="small" onClick={() => change({ available: [] })}>
              {t('availability.clear')}
            </Button>
          )}
        </div>
        <table className={styles.grid} aria-labelledby={id}>
          <Parts />
          <tbody>
            {days.map((day) => (
              <Day
                key={day}
                day={day}
                available={available}
                onToggle={(part) => change({ available: toggled(available, part) })}
              />
            ))}
          </tbody>
        </table>
      </Stack>
    </section>
  );
};

/** Parts by shift start. */
const Parts = () => {
  const { t } = useTranslation('shifts');
  return (
    <thead>
      <tr>
        <td />
        {partsOfDay.map((part) => (
          <th key={part} scope="col">
            {t(`part.${part}`)}
            <small>{t('availability.from', { time: formatClock(partStarts[part]) })}</small>
          </th>
        ))}
      </tr>
    </thead>
  );
};

type DayProps = { day: DayOfWeek; available: ShiftAvailability; onToggle: (part: WeekPart) => void };

const Day = ({ day, available, onToggle }: DayProps) => {
  const { t } = useTranslation(['shifts', 'labels/profiles']);
  const name = t(`weekday.${weekdayNames[day]}`);
  const cell = (part: PartOfDay) => {
    const isOn = available.includes(`${day}_${part}`);
    return (
      <td key={part}>
        <button
          type="button"
          className={styles.cell}
          aria-pressed={isOn}
          aria-label={t('availability.cell', { day: name, part: t(`availability.part.${part}`) })}
          onClick={() => onToggle(`${day}_${part}`)}
        >
          {isOn && <Check size={18} aria-hidden="true" />}
        </button>
      </td>
    );
  };
  return (
    <tr>
      <th scope="row">{name}</th>
      {partsOfDay.map(cell)}
    </tr>
  );
};
