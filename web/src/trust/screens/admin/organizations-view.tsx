import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { FoundOrganization } from '@shared/trust/model/staff';
import { paths, pathTo } from '@shared/paths';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './admin.module.css';
import { organizationsQuery } from './admin-queries';
import { OrganizationSearch } from './record-search';

const Found = ({ items }: { items: readonly FoundOrganization[] }) => {
  const { t } = useTranslation('admin-console');
  const columns: Column<FoundOrganization>[] = [
    {
      key: 'name',
      header: t('organizations.name'),
      main: true,
      cell: ({ organizationId, name }) => (
        <span className={styles.person}>
          <OrganizationMark id={organizationId} name={name} url={null} size={28} />
          <Link to={pathTo(paths.adminOrganization, { organizationId })}>{name}</Link>
        </span>
      ),
    },
    { key: 'id', header: t('organizations.id'), cell: ({ organizationId }) => organizationId, line: true },
  ];
  return (
    <RecordList
      caption={t('organizations.title')}
      columns={columns}
      rows={items}
      rowKey={({ organizationId }) => organizationId}
    />
  );
};

export const OrganizationsView = () => {
  const { t } = useTranslation('admin-console');
  const [parameters] = useSearchParams();
  const q = parameters.get('q') ?? '';
  const query = useQuery(organizationsQuery(q));
  return (
    <Page title={t('organizations.title')} width="wide">
      <Stack gap="l">
        <OrganizationSearch q={q} />
        {q === '' ? (
          <EmptyState illustration="search" title={t('organizations.start')} text={t('organizations.startText')} />
        ) : (
          <QueryGate query={query} loading={t('organizations.loading')} rows={4}>
            {({ items }) =>
              items.length === 0 ? (
                <EmptyState illustration="search" title={t('organizations.none')} text={t('organizations.noneText')} />
              ) : (
                <Found items={items} />
              )
            }
          </QueryGate>
        )}
      </Stack>
    </Page>
  );
};
