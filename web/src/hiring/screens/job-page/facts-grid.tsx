import BedDouble from 'lucide-react/dist/esm/icons/bed-double.mjs';
import CalendarClock from 'lucide-react/dist/esm/icons/calendar-clock.mjs';
import CalendarDays from 'lucide-react/dist/esm/icons/calendar-days.mjs';
import Clock from 'lucide-react/dist/esm/icons/clock.mjs';
import GraduationCap from 'lucide-react/dist/esm/icons/graduation-cap.mjs';
import Hourglass from 'lucide-react/dist/esm/icons/hourglass.mjs';
import Stethoscope from 'lucide-react/dist/esm/icons/stethoscope.mjs';
import Users from 'lucide-react/dist/esm/icons/users.mjs';
import Wallet from 'lucide-react/dist/esm/icons/wallet.mjs';
import type { ReactNode } from 'react';
import { hoursOf, shiftsOf, typeOf } from '@/hiring/parts/jobs/labels/job-labels';
import { ShiftIcon } from '@/hiring/parts/jobs/shift-icon';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { formatDate, formatMoney } from '@/lib/time/format';
import type { ViewedJob } from './job-parts';
import styles from './job-page.module.css';

const catalogs = [
  'job-page',
  'marketplace',
  'labels/jobs',
  'labels/posting',
  'labels/professions',
  'labels/schedule',
  'labels/units',
] as const;
type Words = TFunction<(typeof catalogs)[number]>;

const expensesOf = (job: ViewedJob, t: Words): string | null => {
  if (!job.includeExpenses || job.expenseAmountCents === null) return null;
  return t(`expense.${job.expenseType}`, { amount: formatMoney(job.expenseAmountCents, job.currency) });
};

/** Number of openings; once some are filled, how many are left. */
const openingsOf = ({ numberOfOpenings, filledOpenings }: ViewedJob, t: Words): string =>
  filledOpenings === 0
    ? String(numberOfOpenings)
    : t('about.openingsLeft', { left: Math.max(0, numberOfOpenings - filledOpenings), all: numberOfOpenings });

const startDayOf = ({ startAsap, startOn }: ViewedJob, t: Words): string | null => {
  if (startAsap) return t('startsAsap');
  return startOn && formatDate(startOn);
};

type Fact = { icon: ReactNode; label: string; value: string | null };

const factsOf = (job: ViewedJob, t: Words): Fact[] => {
  const { department, specialty, unit, experience, engagement, applicationDeadlineOn: deadline } = job;
  const icon = (Icon: typeof Clock) => <Icon size={14} aria-hidden="true" />;
  return [
    { icon: <ShiftIcon shift={job.shift} />, label: t('about.shifts'), value: shiftsOf(job, t) },
    { icon: icon(CalendarDays), label: t('about.start'), value: startDayOf(job, t) },
    { icon: icon(Hourglass), label: t('about.type'), value: typeOf(job, t) },
    { icon: icon(BedDouble), label: t('about.unit'), value: unit && t(`unit.${unit}`) },
    { icon: icon(Clock), label: t('about.schedule'), value: hoursOf(job, t) },
    { icon: icon(Users), label: t('about.openings'), value: openingsOf(job, t) },
    { icon: icon(Stethoscope), label: t('about.specialty'), value: specialty && t(`specialty.${specialty}`) },
    {
      icon: icon(Stethoscope),
      label: t('about.department'),
      value: department && department !== specialty ? t(`specialty.${department}`) : null,
    },
    { icon: icon(GraduationCap), label: t('about.experience'), value: experience && t(`experience.${experience}`) },
    { icon: icon(Hourglass), label: t('about.engagement'), value: engagement && t(`engagement.${engagement}`) },
    { icon: icon(Wallet), label: t('about.expenses'), value: expensesOf(job, t) },
    { icon: icon(CalendarClock), label: t('about.deadline'), value: deadline && formatDate(deadline) },
  ];
};

export const FactsGrid = ({ job }: { job: ViewedJob }) => {
  const { t } = useTranslation(catalogs);
  return (
    <dl className={styles.facts}>
      {factsOf(job, t)
        .filter(({ value }) => value)
        .map(({ icon, label, value }) => (
          <div key={label}>
            <dt>
              {icon}
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
};
