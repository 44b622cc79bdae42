import { useInfiniteQuery } from '@tanstack/react-query';
import { accountViewsId } from '@shared/paths';
import type { AccountView } from '@shared/trust/model/staff';
import { MutedText, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { ErrorState } from '@/components/ui/base/error-state';
import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { pagesOf } from '@/lib/requests/query-of';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './account-views-card.module.css';

const listOf = (names: readonly string[]): string => new Intl.ListFormat(locale).format(names);

const View = ({ view }: { view: AccountView }) => {
  const { t } = useTranslation('settings');
  const areas = view.areas.map((area) => t(`accountSettings.views.area.${area}`));
  const roles = listOf(view.roles.map((role) => t(`accountSettings.views.role.${role}`)));
  return (
    <li>
      <b>
        {t('accountSettings.views.period', {
          from: formatDateTime(view.startedAt, ownZone()),
          to: formatDateTime(view.endedAt, ownZone()),
        })}
      </b>
      <span>{roles === '' ? view.ticket : t('accountSettings.views.facts', { ticket: view.ticket, roles })}</span>
      <span>{t('accountSettings.views.reason', { reason: view.reason })}</span>
      <span>
        {areas.length === 0
          ? t('accountSettings.views.nothing')
          : t('accountSettings.views.opened', { areas: listOf(areas) })}
      </span>
    </li>
  );
};

/** When staff viewed the site as this person, and what they opened. Most people have no views. */
export const AccountViewsCard = () => {
  const { t } = useTranslation('settings');
  const query = useInfiniteQuery(pagesOf('listAccountViews', {}));
  const views = rowsOf(query.data);
  const isShown = query.isError || views.length > 0;
  if (!isShown) return null;
  return (
    <Card id={accountViewsId} title={t('accountSettings.views.title')}>
      <Stack gap="m">
        <MutedText>{t('accountSettings.views.text')}</MutedText>
        {query.isError && views.length === 0 && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {views.length > 0 && (
          <ol className={styles.views} role="list">
            {views.map((view) => (
              <View key={view.grantId} view={view} />
            ))}
          </ol>
        )}
        <NextPage query={query} />
      </Stack>
    </Card>
  );
};
