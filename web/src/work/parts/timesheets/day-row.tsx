import Minus from 'lucide-react/dist/esm/icons/minus.mjs';
import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import { useId } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import { classNames } from '@/components/ui/base/class-names';
import { hoursInField, minutesIn } from '@/lib/time/hours';
import { formatShortWeekday, formatMonthDay } from '@/lib/time/format';
import type { DayValues } from './week-values';
import { weekdayOf } from './timesheet-labels';
import styles from './week.module.css';

type Props = {
  day: string;
  values: DayValues;
  closed: string | null;
  dispute: string | null;
  error: string | null;
  onChange: (values: DayValues) => void;
  onStep: (direction: 1 | -1) => void;
};

export const DayRow = ({ day, values, closed, dispute, error, onChange, onStep }: Props) => {
  const { t } = useTranslation('timesheets');
  const id = useId();
  const name = formatShortWeekday(day);
  const described = [error && `${id}-error`, dispute && `${id}-dispute`].filter(Boolean).join(' ');
  const minutes = minutesIn(values.hours) ?? 0;
  return (
    <li className={classNames(styles.day, dispute && styles.disputed)}>
      <span className={styles.name}>
        <strong>{weekdayOf(day)}</strong>
        <span>{formatMonthDay(day)}</span>
      </span>
      {closed !== null ? (
        <span className={styles.closed}>{closed}</span>
      ) : (
        <>
          <div className={styles.stepper} role="group" aria-label={name} data-invalid={error ? true : undefined}>
            <button
              type="button"
              aria-label={t('day.less', { day: name })}
              disabled={minutes === 0}
              onClick={() => onStep(-1)}
            >
              <Minus size={18} aria-hidden="true" />
            </button>
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              placeholder="0:00"
              maxLength={10}
              aria-label={t('day.hours', { day: name })}
              aria-invalid={error ? true : undefined}
              aria-describedby={described || undefined}
              value={values.hours}
              onChange={(event) => onChange({ ...values, hours: event.currentTarget.value })}
              onFocus={(event) => event.currentTarget.select()}
              onBlur={() => {
                const read = minutesIn(values.hours);
                if (read !== null && hoursInField(read) !== values.hours)
                  onChange({ ...values, hours: hoursInField(read) });
              }}
            />
            <button type="button" aria-label={t('day.more', { day: name })} onClick={() => onStep(1)}>
              <Plus size={18} aria-hidden="true" />
            </button>
          </div>
          <input
            type="text"
            className={styles.note}
            placeholder={t('day.notePlaceholder')}
            aria-label={t('day.note', { day: name })}
            maxLength={limits.timesheetNoteLength}
            value={values.note}
            onChange={(event) => onChange({ ...values, note: event.currentTarget.value })}
          />
        </>
      )}
      {error && (
        <p id={`${id}-error`} className={classNames(styles.below, styles.error)}>
          {error}
        </p>
      )}
      {dispute && (
        <p id={`${id}-dispute`} className={classNames(styles.below, styles.reason)}>
          {t('day.dispute', { reason: dispute })}
        </p>
      )}
    </li>
  );
};
