import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ProfileVisibility } from '@shared/people/model/professional';
import { limits } from '@shared/limits';
import { paths } from '@shared/paths';
import { TrendChart } from '@/components/charts/trend-chart';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Card } from '@/components/ui/card';
import { type ApiResult } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { formatMonthDay } from '@/lib/time/format';

const profileViewsQuery = () => queryOf('getProfileViews');

export const ProfileViews = ({ visibility }: { visibility: ProfileVisibility }) => {
  const { t } = useTranslation('dashboard');
  const views = useQuery(profileViewsQuery());
  return (
    <Card title={t('views.title')}>
      <QueryGate query={views} loading={t('views.loading')} rows={2}>
        {(data) => <Views {...data} visibility={visibility} />}
      </QueryGate>
    </Card>
  );
};

const Views = ({ total, days, visibility }: ApiResult<'getProfileViews'> & { visibility: ProfileVisibility }) => {
  const { t } = useTranslation('dashboard');
  if (visibility === 'private' && total === 0)
    return (
      <Stack gap="s">
        <p>{t('views.private')}</p>
        <div>
          <Link to={paths.privacySettings}>{t('views.privacy')}</Link>
        </div>
      </Stack>
    );
  if (total === 0) return <MutedText>{t('views.none')}</MutedText>;
  const recent = t('views.recent', { days: limits.profileViewDays });
  return (
    <Stack gap="s">
      <TrendChart
        label={recent}
        stepLabel={t('views.day')}
        period="day"
        steps={days.map(({ day }) => formatMonthDay(day))}
        series={[{ key: 'views', label: recent, values: days.map(({ views }) => views) }]}
      />
      <MutedText>{t('views.total', { count: total })}</MutedText>
    </Stack>
  );
};
