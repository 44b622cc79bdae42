import Banknote from 'lucide-react/dist/esm/icons/banknote.mjs';
import Briefcase from 'lucide-react/dist/esm/icons/briefcase.mjs';
import CalendarCheck from 'lucide-react/dist/esm/icons/calendar-check.mjs';
import CalendarClock from 'lucide-react/dist/esm/icons/calendar-clock.mjs';
import Clock from 'lucide-react/dist/esm/icons/clock.mjs';
import MapPin from 'lucide-react/dist/esm/icons/map-pin.mjs';
import SunMoon from 'lucide-react/dist/esm/icons/sun-moon.mjs';
import Users from 'lucide-react/dist/esm/icons/users.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import type { JobCard, PublicJob } from '@shared/hiring/model/job';
import { formatDate } from '@/lib/time/format';
import styles from './job-facts.module.css';
import { JobPay } from '../job-pay';
import { hoursOf, placeOf, shiftsOf, startOf, typeOf } from './job-labels';

type Icon = typeof MapPin;

const Fact = ({ icon: Icon, label, value }: { icon: Icon; label: string; value: ReactNode }) => (
  <li className={styles.fact}>
    <Icon size={16} aria-hidden="true" />
    <span>
      <span className="visually-hidden">{label}: </span>
      {value}
    </span>
  </li>
);

type Facts = Pick<
  JobCard,
  | 'location'
  | 'remote'
  | 'payBy'
  | 'rate'
  | 'currency'
  | 'salaryMinCents'
  | 'salaryMaxCents'
  | 'jobType'
  | 'assignment'
  | 'contractWeeks'
  | 'shift'
  | 'pattern'
  | 'hoursPerShift'
  | 'shiftsPerWeek'
  | 'startOn'
  | 'startAsap'
  | 'numberOfOpenings'
>;
type FullFacts = Facts &
  Pick<
    PublicJob,
    'expectedHoursType' | 'expectedHoursMin' | 'expectedHoursMax' | 'expectedHoursFixed' | 'applicationDeadlineOn'
  >;

const MoreFacts = ({ job }: { job: FullFacts }) => {
  const { t } = useTranslation('marketplace');
  const hours = hoursOf(job, t);
  return (
    <>
      {hours && <Fact icon={Clock} label={t('facts.hours')} value={hours} />}
      {job.applicationDeadlineOn && (
        <Fact
          icon={CalendarClock}
          label={t('facts.deadline')}
          value={t('applyBy', { date: formatDate(job.applicationDeadlineOn) })}
        />
      )}
    </>
  );
};

type Props = ({ job: Facts; full?: false } | { job: FullFacts; full: true }) & { distance?: string | undefined };

export const JobFacts = (props: Props) => {
  const { t } = useTranslation(['marketplace', 'labels/jobs', 'labels/professions', 'labels/schedule']);
  const { job, distance } = props;
  const shifts = shiftsOf(job, t);
  const start = startOf(job, t);
  return (
    <ul className={styles.facts} role="list">
      <Fact icon={MapPin} label={t('facts.place')} value={[placeOf(job, t), distance].filter(Boolean).join(' · ')} />
      <Fact icon={Banknote} label={t('facts.pay')} value={<JobPay job={job} />} />
      <Fact icon={Briefcase} label={t('facts.type')} value={typeOf(job, t)} />
      {shifts && <Fact icon={SunMoon} label={t('facts.shifts')} value={shifts} />}
      {start && <Fact icon={CalendarCheck} label={t('facts.start')} value={start} />}
      {(props.full || job.numberOfOpenings > 1) && (
        <Fact icon={Users} label={t('facts.openings')} value={t('openings', { count: job.numberOfOpenings })} />
      )}
      {props.full && <MoreFacts job={props.job} />}
    </ul>
  );
};
