import { Bell, BriefcaseMedical, ClipboardClock, Eye, FileText, Star } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '@shared/limits';
import { applicantStatus, isOpen } from '@shared/hiring/rules/application-status';
import type { MyApplication } from '@shared/hiring/model/application';
import type { Figure } from '@shared/hiring/model/employer-analytics';
import type { ActivityType } from '@shared/hiring/model/hiring-vocabulary';
import type { MyProfile } from '@shared/people/model/professional';
import type { ProfessionalDashboard } from '@shared/hiring/model/professional-dashboard';
import { paths, pathTo } from '@shared/paths';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { classNames } from '@/components/ui/base/class-names';
import { Dialog } from '@/components/ui/records/dialog';
import { Stack } from '@/components/layout';
import { ApplicationStatusBadge } from '@/hiring/parts/applications/application-status-badge';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatNumber, formatRating, timeLabel } from '@/lib/time/format';
import { Checklist, Completion } from '../checklist';
import { HomeSection, Progress, Said } from '../home-parts';
import styles from '../home.module.css';
import { ProfileViews } from '../profile-views';

const shownApplications = 3;

export const OwnApplications = ({ applications, total }: { applications: readonly MyApplication[]; total: number }) => {
  const { t } = useTranslation('home');
  const open = applications.filter(({ status }) => isOpen(status));
  const shown = [...open, ...applications.filter((it) => !open.includes(it))].slice(0, shownApplications);
  return (
    <HomeSection
      title={t('own.title')}
      {...(open.length > 0 && applications.length >= total && { count: t('own.open', { count: open.length }) })}
      {...(total > 0 && { link: { to: paths.applications, label: t('own.all', { count: total }) } })}
    >
      {shown.length === 0 ? (
        <Said>
          {t('own.none')} <Link to={paths.jobs}>{t('own.browse')}</Link>
        </Said>
      ) : (
        <ul role="list" className={classNames(styles.panel, styles.rows)}>
          {shown.map(({ applicationId, jobTitle, organization, organizationId, status }) => (
            <li key={applicationId}>
              <Link
                to={pathTo(paths.application, { applicationId })}
                className={classNames(styles.row, styles.folding)}
              >
                <OrganizationMark id={organizationId} name={organization} url={null} size={26} />
                <span className={classNames(styles.grow, styles.cut)}>
                  {jobTitle}
                  <span className="visually-hidden">, {organization}</span>
                </span>
                <ApplicationStatusBadge status={applicantStatus(status)} side="professional" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
};

const Share = ({ figure, label }: { figure: Figure; label: string }) => {
  const { t } = useTranslation('home');
  return (
    <div>
      {figure.value === null ? (
        <b className={styles.few}>
          {t('profile.tooFew', { samples: figure.samples, needed: limits.samplesForFigure })}
        </b>
      ) : (
        <b>{t('profile.percent', { value: figure.value })}</b>
      )}
      {label}
    </div>
  );
};

/** Employers find profiles that are complete enough and not private. */
const visibilityOf = ({ privacy, profile_completion }: MyProfile): 'private' | 'hidden' | 'visible' => {
  if (privacy.visibility === 'private') return 'private';
  return profile_completion >= limits.profileCompletionThreshold ? 'visible' : 'hidden';
};

type Opened = 'completion' | 'views' | null;

const Dialogs = ({ opened, onClose, profile, metrics }: OwnProfileProps & { opened: Opened; onClose: () => void }) => {
  const { t } = useTranslation('home');
  return (
    <>
      <Dialog opened={opened === 'completion'} onClose={onClose} title={t('profile.completion')}>
        <Stack>
          <Completion profile={profile} />
          <Checklist earned={metrics.earned} />
        </Stack>
      </Dialog>
      <Dialog opened={opened === 'views'} onClose={onClose} title={t('profile.views')}>
        <ProfileViews visibility={profile.privacy.visibility} />
      </Dialog>
    </>
  );
};

type OwnProfileProps = { profile: MyProfile; metrics: ProfessionalDashboard };

export const OwnProfile = ({ profile, metrics }: OwnProfileProps) => {
  const { t } = useTranslation('home');
  const [opened, setOpened] = useState<Opened>(null);
  const { rating, profileViews, responseRate, jobCompletion, counts, referrals } = metrics;
  const complete = profile.profile_completion;
  return (
    <HomeSection
      title={t('profile.title')}
      link={{ to: pathTo(paths.professionalProfile, { userId: profile.userId }), label: t('profile.view') }}
    >
      <div className={styles.panel}>
        <button type="button" className={styles.complete} onClick={() => setOpened('completion')}>
          <span>
            <b>{t('profile.complete', { percent: complete })}</b>
            <small>
              {t(`profile.visibility.${visibilityOf(profile)}`, { percent: limits.profileCompletionThreshold })}
            </small>
          </span>
          <Progress share={complete} />
        </button>
        <div className={styles.glance}>
          <button type="button" onClick={() => setOpened('views')}>
            <b>{formatNumber(profileViews)}</b>
            {t('profile.views')}
          </button>
          <div>
            {rating ? (
              <b>
                {formatRating(rating.average)} <small>({formatNumber(rating.reviews)})</small>
              </b>
            ) : (
              <b className={styles.few}>{t('profile.noReviews')}</b>
            )}
            {t('profile.rating')}
          </div>
          <Share figure={responseRate} label={t('profile.responseRate')} />
          <Share figure={jobCompletion} label={t('profile.jobCompletion')} />
          <Link to={paths.calendar}>
            <b>{formatNumber(counts.upcoming)}</b>
            {t('profile.upcoming', { days: limits.upcomingDays })}
          </Link>
          <Link to={paths.referrals}>
            <b>{formatNumber(referrals)}</b>
            {t('profile.referrals')}
          </Link>
        </div>
      </div>
      <Dialogs opened={opened} onClose={() => setOpened(null)} profile={profile} metrics={metrics} />
    </HomeSection>
  );
};

const icons: Record<ActivityType, typeof Bell> = {
  profile_view: Eye,
  application: FileText,
  job_match: BriefcaseMedical,
  timesheet: ClipboardClock,
  review: Star,
  news: Bell,
};
const shownActivity = 6;

export const RecentActivity = ({ activity }: Pick<ProfessionalDashboard, 'activity'>) => {
  const { t } = useTranslation(['home', 'dashboard']);
  return (
    <HomeSection title={t('activity.title')} link={{ to: paths.notifications, label: t('activity.all') }}>
      {activity.length === 0 ? (
        <Said>{t('activity.none')}</Said>
      ) : (
        <ul role="list" className={classNames(styles.panel, styles.rows, styles.activity)}>
          {activity.slice(0, shownActivity).map(({ type, title, at, actionUrl }, index) => {
            const Icon = icons[type];
            // Two shifts of a week may have been booked at the same time.
            return (
              <li key={`${at} ${title} ${actionUrl} ${index}`} className={styles.row}>
                <Icon size={16} aria-hidden="true" />
                <span className={styles.grow}>{actionUrl ? <Link to={actionUrl}>{title}</Link> : title}</span>
                <span className={styles.when}>{timeLabel(at)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </HomeSection>
  );
};
