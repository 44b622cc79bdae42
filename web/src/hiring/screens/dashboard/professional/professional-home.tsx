import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import type { MyApplication } from '@shared/hiring/model/application';
import type { MyProfile } from '@shared/people/model/professional';
import type { ProfessionalDashboard as Metrics } from '@shared/hiring/model/professional-dashboard';
import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { classNames } from '@/components/ui/base/class-names';
import { Page } from '@/components/ui/base/page';
import { ProfessionQuestion } from '@/people/parts/profile/profession-question';
import { professionalQueueQuery } from '@/hiring/parts/queue/queue-queries';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { BestMatches } from '../best-matches';
import { FirstSteps, hasBegun } from '../first-steps';
import { HomeActions, HomeColumns, HomeSection, useGreeting } from '../home-parts';
import styles from '../home.module.css';
import { MoneyStrip } from '../money-strip';
import { keyOf, ProfessionalRow } from './professional-queue-rows';
import { OwnApplications, OwnProfile, RecentActivity } from './professional-side';
import { QueueSection } from '../queue-section';
import { LapseRow, ShiftRow, useNextShifts } from '../shift-rows';

const SuspensionNotice = lazy(() =>
  import('@/people/parts/profile/suspension-notice').then((it) => ({ default: it.SuspensionNotice })),
);

const Queue = ({ instead }: { instead: ReactNode }) => {
  const { t } = useTranslation('home');
  const query = useQuery({ ...professionalQueueQuery(), refetchOnMount: 'always' });
  const { shifts, lapsing } = useNextShifts(query.data?.inPool === true);
  const own = lapsing.length + shifts.length;
  if (instead && query.data?.rows.length === 0 && own === 0) return instead;
  return (
    <>
      {instead}
      <QueueSection
        query={query}
        title={t('queue.next')}
        none={t('queue.noneProfessional')}
        count={({ rows }) => own + rows.length}
      >
        {({ rows }, now) => [
          ...lapsing.map((bookings) => <LapseRow key={`lapse ${bookings[0]?.booking.shiftId}`} bookings={bookings} />),
          ...shifts.map((shift) => <ShiftRow key={shift.booking.shiftId} own={shift} now={now} />),
          ...rows.map((row) => <ProfessionalRow key={keyOf(row)} row={row} now={now} />),
        ]}
      </QueueSection>
    </>
  );
};

type Props = {
  firstName: string;
  profile: MyProfile;
  metrics: Metrics;
  applications: readonly MyApplication[];
  schedule: ReactNode;
};

export const ProfessionalHome = ({ firstName, profile, metrics, applications, schedule }: Props) => {
  const { t } = useTranslation('home');
  const total = metrics.counts.applications;
  const isNew = !hasBegun(profile, total);
  return (
    <Page
      {...useGreeting(firstName)}
      width="wide"
      actions={
        <HomeActions>
          <ButtonLink to={paths.messages} variant="secondary" className={classNames(styles.wide)}>
            {t('messages')}
          </ButtonLink>
          <ButtonLink
            to={paths.editProfile}
            variant="secondary"
            leftIcon={<Pencil size={16} aria-hidden="true" />}
            className={classNames(styles.wide)}
          >
            {t('edit')}
          </ButtonLink>
        </HomeActions>
      }
    >
      <HomeColumns
        main={
          <>
            {profile.excluded && (
              <Suspense fallback={null}>
                <SuspensionNotice />
              </Suspense>
            )}
            <ProfessionQuestion profile={profile} />
            <Queue instead={isNew && <FirstSteps profile={profile} applications={total} />} />
            <MoneyStrip rating={metrics.rating} />
            {profile.profession !== null && <BestMatches />}
          </>
        }
        side={
          <>
            <HomeSection title={t('schedule.title')} link={{ to: paths.calendar, label: t('schedule.all') }}>
              {schedule}
            </HomeSection>
            <OwnApplications applications={applications} total={total} />
            <OwnProfile profile={profile} metrics={metrics} />
            <RecentActivity activity={metrics.activity} />
          </>
        }
      />
    </Page>
  );
};
