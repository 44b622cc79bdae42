import { useQuery } from '@tanstack/react-query';
import { candidateSearchFrequencies } from '@shared/people/model/profile-vocabulary';
import type { JobAlert } from '@shared/hiring/model/job-alert';
import { paths } from '@shared/paths';
import { Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { AlertCard } from '@/hiring/parts/alerts/alert-card';
import { alertsQuery } from '@/hiring/parts/alerts/alert-queries';
import { useTranslation } from '@/lib/i18n/i18n';
import { wordsOf } from '../professional-labels';
import { professionalSearchAddress } from './professional-search';

/** Saved searches of a team member, with their emails. */
export const SavedSearchesView = () => {
  const { t } = useTranslation(['candidates', 'professionals']);
  const searches = useQuery(alertsQuery());
  return (
    <Page
      title={t('searches.title')}
      description={t('searches.description')}
      breadcrumb={[{ label: t('breadcrumb'), to: paths.doctors }, { label: t('searches.title') }]}
    >
      <QueryGate query={searches} loading={t('searches.loading')} rows={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              illustration="bell"
              title={t('searches.noneTitle')}
              text={t('searches.noneText')}
              action={<ButtonLink to={paths.doctors}>{t('breadcrumb')}</ButtonLink>}
            />
          ) : (
            <Stack as="ul">
              {items.map((search) => (
                <li key={search.jobAlertId}>
                  <SavedSearch alert={search} />
                </li>
              ))}
            </Stack>
          )
        }
      </QueryGate>
    </Page>
  );
};

const SavedSearch = ({ alert }: { alert: JobAlert }) => {
  const { t } = useTranslation([
    'candidates',
    'professionals',
    'labels/jobs',
    'labels/profiles',
    'labels/professions',
    'labels/areas',
    'labels/units',
    'labels/certifications',
    'labels/languages',
  ]);
  const search = professionalSearchAddress.parse(new URLSearchParams(alert.search));
  return (
    <AlertCard
      alert={alert}
      words={wordsOf(search, t).join(' · ') || t('searches.everybody')}
      link={{
        to: `${paths.doctors}?${professionalSearchAddress.parameters(search).toString()}`,
        label: t('searches.run'),
      }}
      editTitle={t('searches.edit')}
      frequencies={candidateSearchFrequencies}
    />
  );
};
