import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/i18n';
import { jobsFilter, paths } from '@shared/paths';
import { Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/base/page';
import { AlertCard } from '@/hiring/parts/alerts/alert-card';
import { alertsQuery } from '@/hiring/parts/alerts/alert-queries';
import { parseSearch, searchAddress } from '@/hiring/parts/jobs/job-search';
import { filterCatalogs, labelSearch } from '@/hiring/parts/jobs/labels/search-labels';
import type { JobAlert } from '@shared/hiring/model/job-alert';

export const AlertsView = () => {
  const { t } = useTranslation('saved-jobs');
  const alerts = useQuery(alertsQuery());
  return (
    <Page
      title={t('alerts.title')}
      {...(alerts.data?.items.length !== 0 && { description: t('alerts.description') })}
      breadcrumb={[{ label: t('browse'), to: paths.jobs }, { label: t('alerts.title') }]}
      actions={
        <ButtonLink to={`${paths.jobs}?${jobsFilter.parameter}=${jobsFilter.saved}`} variant="secondary" size="small">
          {t('saved.title')}
        </ButtonLink>
      }
    >
      <QueryGate query={alerts} loading={t('alerts.loading')} rows={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              illustration="bell"
              title={t('alerts.noneTitle')}
              text={t('alerts.noneText')}
              action={<ButtonLink to={paths.jobs}>{t('alerts.first')}</ButtonLink>}
            />
          ) : (
            <Stack as="ul">
              {items.map((alert) => (
                <li key={alert.jobAlertId}>
                  <JobAlertCard alert={alert} />
                </li>
              ))}
            </Stack>
          )
        }
      </QueryGate>
    </Page>
  );
};

const JobAlertCard = ({ alert }: { alert: JobAlert }) => {
  const { t } = useTranslation(['saved-jobs', ...filterCatalogs]);
  const search = parseSearch(new URLSearchParams(alert.search));
  return (
    <AlertCard
      alert={alert}
      words={labelSearch(search, t).join(' · ')}
      link={{ to: searchAddress(search), label: t('alerts.see') }}
      editTitle={t('alert.edit')}
    />
  );
};
