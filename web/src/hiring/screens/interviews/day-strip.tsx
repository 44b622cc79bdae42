import { Link } from 'react-router-dom';
import { daysAfter } from '@shared/messages/rules/schedule-times';
import type { Interview } from '@shared/hiring/model/interview';
import { timeOf } from '@/hiring/parts/interviews/interview-labels';
import { useTranslation } from '@/lib/i18n/i18n';
import { dayIn } from './interview-groups';
import { dayName, longDay } from './interview-times';
import styles from './interviews-page.module.css';
import type { InterviewsAddress } from './use-interviews-address';

type Props = {
  address: InterviewsAddress;
  from: string;
  chosen: string;
  interviews: readonly Interview[];
  zone: string;
};

const days = 10;

/** On phones: the list starts on the chosen day. A dot marks days with interviews. */
export const DayStrip = ({ address, from, chosen, interviews, zone }: Props) => {
  const { t } = useTranslation('interviews-page');
  const busy = new Set(interviews.map(timeOf).flatMap((time) => (time ? [dayIn(time.startsAt, zone)] : [])));
  return (
    <nav className={styles.strip} aria-label={t('week.days')}>
      {Array.from({ length: days }, (_, index) => daysAfter(from, index)).map((day) => (
        <Link
          key={day}
          to={address.to({ day: day === from ? null : day })}
          replace
          preventScrollReset
          aria-current={day === chosen ? 'date' : undefined}
          aria-label={busy.has(day) ? t('week.dayWith', { day: longDay(day) }) : longDay(day)}
          data-busy={busy.has(day) || undefined}
        >
          {dayName(day).weekday}
          <b>{dayName(day).number}</b>
        </Link>
      ))}
    </nav>
  );
};
