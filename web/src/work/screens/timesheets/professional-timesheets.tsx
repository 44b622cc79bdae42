import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isOnPayroll } from '@shared/work/rules/own-staff';
import { hasBegun } from '@shared/work/rules/placement-days';
import type { Placement } from '@shared/work/model/placement';
import { paths, pathTo, timesheetAddress, timesheetsView } from '@shared/paths';
import { HoursNote } from '@/people/parts/compliance/hours-note';
import { HelpLink } from '@/trust/parts/help/help-link';
import { EarningsCards } from '@/work/parts/timesheets/earnings-cards';
import { EarningsChart } from '@/work/parts/timesheets/earnings-chart';
import { EmployerEarnings } from '@/work/parts/timesheets/employer-earnings';
import { MutedText, Row, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { QueryGate } from '@/components/records/query-gate';
import {
  placementsQuery,
  timesheetsQuery,
  useTimesheetUpdates,
  weekQuery,
} from '@/work/parts/timesheets/timesheet-queries';
import { TimesheetStatusBadge } from '@/work/parts/timesheets/timesheet-status-badge';
import { useWaitingShifts, WaitingShifts } from '@/work/parts/timesheets/waiting-shifts';
import { WeekPdfButton } from '@/work/parts/timesheets/week-downloads';
import { WeekEditor } from '@/work/parts/timesheets/week-editor';
import { formatWeek } from '@/work/parts/timesheets/timesheet-labels';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { SelectField } from '@/components/ui/fields/select-field';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { formatDate } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { PayoutsSection } from './payouts-section';
import { MyTimesheets } from './my-timesheets';
import { PayStatements } from './pay-statements';
import { shownPlacement, shownWeek, weekIn } from './week-address';
import { WeekSwitch } from './week-switch';

export const ProfessionalTimesheets = () => {
  const { t } = useTranslation('timesheets');
  const placements = useInfiniteQuery(placementsQuery());
  useTimesheetUpdates();
  // The employer's payroll pays own staff.
  const [own = [], all = []] = [true, false].map((isOwn) =>
    rowsOf(placements.data).filter((placement) => isOnPayroll(placement) === isOwn),
  );
  return (
    <Page title={t('title')} width="wide" actions={<HelpLink article="hours-and-pay" />}>
      {placements.isPending && <Loading label={t('loading')} />}
      {placements.isError && all.length === 0 && (
        <ErrorState error={placements.error} onRetry={() => void placements.refetch()} />
      )}
      {own.length > 0 && <OwnStaffOf placements={own} />}
      {placements.isSuccess && all.length === 0 && own.length === 0 && (
        <EmptyState
          illustration="inbox"
          title={t('mine.noneTitle')}
          text={t('mine.noneText')}
          action={<ButtonLink to={paths.applications}>{t('mine.noneAction')}</ButtonLink>}
        />
      )}
      {all.length > 0 && (
        <Stack gap="xl">
          <SentBack />
          <Hours placements={all} more={<NextPage query={placements} />} />
          <PayoutsSection />
          <Stack as="section">
            <h2>{t('mine.earnings')}</h2>
            <EarningsCards />
            <EarningsChart />
            <EmployerEarnings />
            <PayStatements />
          </Stack>
        </Stack>
      )}
    </Page>
  );
};

/** A link to where they can end it. */
const OwnStaffOf = ({ placements }: { placements: readonly Placement[] }) => {
  const { t } = useTranslation('timesheets');
  return (
    <Stack as="ul" gap="xs">
      {placements.map(({ placementId, organization }) => (
        <li key={placementId}>
          <Link to={pathTo(paths.placement, { placementId })}>{t('mine.ownStaff', { organization })}</Link>
        </li>
      ))}
    </Stack>
  );
};

const SentBack = () => {
  const { t } = useTranslation('timesheets');
  const disputed = useInfiniteQuery(timesheetsQuery('disputed'));
  const weeks = rowsOf(disputed.data);
  if (weeks.length === 0) return null;
  return (
    <FormMessage kind="info">
      <Stack gap="xs">
        <strong>{disputed.hasNextPage ? t('mine.sentBackMany') : t('mine.sentBack', { count: weeks.length })}</strong>
        <Stack as="ul" gap="xs">
          {weeks.map(({ placementId, weekStartsOn, organization }) => (
            <li key={`${placementId} ${weekStartsOn}`}>
              <Link to={timesheetAddress(placementId, weekStartsOn)}>
                {t('mine.weekOf', { week: formatWeek(weekStartsOn), organization })}
              </Link>
            </li>
          ))}
        </Stack>
      </Stack>
    </FormMessage>
  );
};

const Hours = ({ placements, more }: { placements: readonly Placement[]; more: React.ReactNode }) => {
  const { t } = useTranslation('timesheets');
  const [search, setSearch] = useSearchParams();
  const [dirty, setDirty] = useState(false);
  const [asked, setAsked] = useState<{ placementId: string; week: string | null } | null>(null);
  const onDirty = useCallback((next: boolean) => setDirty(next), []);
  const asks = weekIn(search);
  const placement = shownPlacement(placements, asks.placementId);
  if (!placement) return null;
  const week = shownWeek(placement, asks.week);

  const goTo = (target: { placementId: string; week: string | null }) =>
    setSearch(
      {
        [timesheetsView.placement]: target.placementId,
        ...(target.week !== null && { [timesheetsView.week]: target.week }),
      },
      { preventScrollReset: true },
    );
  // The URL path stays the same, so the unsaved changes guard does not apply.
  const ask = (target: { placementId: string; week: string | null }) => (dirty ? setAsked(target) : goTo(target));

  return (
    <Stack gap="l">
      {placements.length > 1 && (
        <SelectField
          label={t('mine.placement')}
          data={placements.map(({ placementId, jobTitle, organization }) => ({
            value: placementId,
            label: t('mine.placementLabel', { job: jobTitle, organization }),
          }))}
          value={placement.placementId}
          onChange={(placementId) => placementId && ask({ placementId, week: null })}
        />
      )}
      {more}
      <Card>
        <Stack>
          <Row justify="between" align="baseline">
            <div>
              <h2>{placement.jobTitle}</h2>
              <MutedText>{placement.organization}</MutedText>
            </div>
            <Link to={pathTo(paths.placement, { placementId: placement.placementId })}>{t('mine.details')}</Link>
          </Row>
          {!hasBegun(placement.terms, today()) ? (
            <FormMessage kind="info">{t('mine.upcoming', { date: formatDate(placement.terms.startOn) })}</FormMessage>
          ) : (
            <>
              <HoursNote placementId={placement.placementId} organization={placement.organization} />
              <WeekSwitch
                placement={placement}
                week={week}
                onChange={(next) => ask({ placementId: placement.placementId, week: next })}
              />
              <OneWeek key={`${placement.placementId} ${week}`} placement={placement} week={week} onDirty={onDirty} />
            </>
          )}
        </Stack>
      </Card>
      <MyTimesheets
        placementId={placement.placementId}
        shown={week}
        onOpen={(next) => ask({ placementId: placement.placementId, week: next })}
      />
      <ConfirmDialog
        opened={asked !== null}
        title={t('mine.leaveTitle')}
        text={t('mine.leaveText')}
        confirmLabel={t('mine.leave')}
        danger
        onConfirm={() => {
          if (asked) goTo(asked);
          setDirty(false);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      />
    </Stack>
  );
};

type WeekProps = { placement: Placement; week: string; onDirty: (dirty: boolean) => void };

const OneWeek = ({ placement, week: weekStartsOn, onDirty }: WeekProps) => {
  const { t } = useTranslation('timesheets');
  const week = { placementId: placement.placementId, weekStartsOn };
  const query = useQuery(weekQuery(week));
  const waiting = useWaitingShifts(week);
  return (
    <QueryGate query={query} loading={t('loading')} rows={5}>
      {(stored) => (
        <Stack>
          <Row justify="between">
            <TimesheetStatusBadge status={stored.status} />
            {stored.version > 0 && <WeekPdfButton week={stored} />}
          </Row>
          {waiting.length > 0 && <WaitingShifts shifts={waiting} />}
          <WeekEditor placement={placement} stored={stored} hasShifts={waiting.length > 0} onDirty={onDirty} />
        </Stack>
      )}
    </QueryGate>
  );
};
