import { useQuery } from '@tanstack/react-query';
import { MapPin, Phone, Star, Video } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { EmployerAnalytics, Figure } from '@shared/hiring/model/employer-analytics';
import type { QueueInterview } from '@shared/hiring/model/work-queue';
import { interviewPath, paths } from '@shared/paths';
import { Face } from '@/components/faces/face';
import { classNames } from '@/components/ui/base/class-names';
import { employerQueueQuery } from '@/hiring/parts/queue/queue-queries';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatNumber, formatRating } from '@/lib/time/format';
import { employerAnalyticsQuery, type EmployerSummary } from '@/organizations/parts/organization/employer-queries';
import { placeClock } from '@/lib/time/place-time';
import { HomeSection, Said, Sparkline } from '../home-parts';
import styles from '../home.module.css';
import { formatMetric, labelMetricSource } from '@/organizations/parts/organization/metric-labels';

const icons = { video: Video, phone: Phone, in_person: MapPin, external: Video } as const;

const TodayRow = ({ interview }: { interview: QueueInterview }) => {
  const { t: label } = useTranslation('labels/hiring');
  const { interviewId, professional, startsAt, timeZone, type } = interview;
  const Icon = icons[type];
  return (
    <li>
      <Link to={interviewPath(interviewId)} className={styles.row}>
        <span className={styles.time}>{placeClock(startsAt, timeZone)}</span>
        <Face id={professional.userId} name={knownName(professional.name)} url={professional.photo_url} size={24} />
        <span className={classNames(styles.grow, styles.cut)}>{knownName(professional.name)}</span>
        <Icon size={16} role="img" aria-label={label(`interviewType.${type}`)} />
      </Link>
    </li>
  );
};

const Today = () => {
  const { t } = useTranslation('home');
  const { data } = useQuery(employerQueueQuery());
  return (
    <HomeSection title={t('today.title')} link={{ to: paths.interviews, label: t('today.all') }}>
      {data && data.interviews.length > 0 ? (
        <ul role="list" className={classNames(styles.panel, styles.rows)}>
          {data.interviews.map((interview) => (
            <TodayRow key={interview.interviewId} interview={interview} />
          ))}
        </ul>
      ) : (
        <Said>{t(data ? 'today.none' : 'loading')}</Said>
      )}
    </HomeSection>
  );
};

const Glance = ({ summary: { totals, teamMembers, employerProfile } }: { summary: EmployerSummary }) => {
  const { t } = useTranslation('home');
  const manages = employerProfile.can_manage_team;
  const figures = [
    { label: t('glance.activeJobs'), value: totals.activeJobs, to: `${paths.manageJobs}?status=active` },
    { label: t('glance.applications'), value: totals.totalApplications, to: paths.applications },
    ...(manages ? [{ label: t('glance.team'), value: teamMembers.length, to: paths.teamSettings }] : []),
    { label: t('glance.mine'), value: totals.postedByMe, to: paths.manageJobs },
  ];
  return (
    <HomeSection title={t('glance.title')} order="last">
      <div className={classNames(styles.panel, styles.glance)}>
        {figures.map(({ label, value, to }) => (
          <Link key={label} to={to}>
            <b>{formatNumber(value)}</b>
            {label}
          </Link>
        ))}
      </div>
    </HomeSection>
  );
};

type Named = 'averageDaysToFill' | 'recruitmentRate';
const units = { averageDaysToFill: 'days', recruitmentRate: 'percent' } as const;

const MetricRow = ({ name, figure }: { name: Named; figure: Figure }) => {
  const { t } = useTranslation('employer-dashboard');
  return (
    <li className={styles.trend}>
      <div>
        <b className={classNames(figure.value === null ? styles.few : styles.figure)}>
          {formatMetric(figure, units[name], t)}
        </b>
        <small>
          {t(`figures.${name}.label`)}
          <span className={styles.source}>{labelMetricSource(figure, name, t)}</span>
        </small>
      </div>
    </li>
  );
};

const comparedWeeks = 4;
const sum = (values: readonly number[]): number => values.reduce((total, it) => total + it, 0);
const signed = (value: number): string =>
  value > 0 ? `+${formatNumber(value)}` : formatNumber(value).replace('-', '−');

const Applications = ({ weeks }: { weeks: EmployerAnalytics['weeks'] }) => {
  const { t } = useTranslation('home');
  const values = weeks.map(({ applications }) => applications);
  const recent = sum(values.slice(-comparedWeeks));
  const change = recent - sum(values.slice(-2 * comparedWeeks, -comparedWeeks));
  return (
    <li className={styles.trend}>
      <div>
        <b className={styles.figure}>{formatNumber(recent)}</b>
        <small>{t('trends.applications', { weeks: comparedWeeks })}</small>
      </div>
      <Sparkline values={values} />
      <span className={styles.change} title={t('trends.change', { weeks: comparedWeeks })}>
        <span className="visually-hidden">{t('trends.change', { weeks: comparedWeeks })}: </span>
        {signed(change)}
      </span>
    </li>
  );
};

const Weekly = () => {
  const { data } = useQuery(employerAnalyticsQuery());
  return data ? <Applications weeks={data.weeks} /> : null;
};

const Rating = ({ summary }: { summary: EmployerSummary }) => {
  const { t } = useTranslation('home');
  const { rating } = summary.figures;
  return (
    <li className={styles.trend}>
      <div>
        <b className={classNames(rating ? styles.figure : styles.few, styles.person)}>
          {rating ? formatRating(rating.average) : t('trends.noRating')}
          {rating && <Star size={14} fill="currentColor" aria-hidden="true" className={styles.star} />}
        </b>
        <small>{rating ? t('trends.rating', { count: rating.reviews }) : t('trends.unrated')}</small>
      </div>
    </li>
  );
};

const Trends = ({ summary }: { summary: EmployerSummary }) => {
  const { t } = useTranslation('home');
  const { figures, employerProfile } = summary;
  return (
    <HomeSection title={t('trends.title')} order="last" link={{ to: paths.analytics, label: t('trends.all') }}>
      <ul role="list" className={styles.panel}>
        <MetricRow name="averageDaysToFill" figure={figures.averageDaysToFill} />
        <MetricRow name="recruitmentRate" figure={figures.recruitmentRate} />
        {employerProfile.can_manage_team && <Weekly />}
        <Rating summary={summary} />
      </ul>
    </HomeSection>
  );
};

export const EmployerSide = ({ summary, isNew }: { summary: EmployerSummary; isNew: boolean }) => {
  const { t } = useTranslation('home');
  return (
    <>
      {!isNew && <Today />}
      <Glance summary={summary} />
      {isNew ? (
        <HomeSection title={t('trends.title')} order="last">
          <Said>{t('trends.later')}</Said>
        </HomeSection>
      ) : (
        <Trends summary={summary} />
      )}
    </>
  );
};
