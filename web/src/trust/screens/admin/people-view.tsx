import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { FoundPerson } from '@shared/trust/model/staff';
import { paths, pathTo } from '@shared/paths';
import { EmailAddress } from '@/components/email-address';
import { Face } from '@/components/faces/face';
import { Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './admin.module.css';
import { peopleQuery } from './admin-queries';
import { PeopleSearch } from './record-search';

const Found = ({ items }: { items: readonly FoundPerson[] }) => {
  const { t } = useTranslation('admin-console');
  const columns: Column<FoundPerson>[] = [
    {
      key: 'name',
      header: t('people.name'),
      main: true,
      cell: ({ userId, name }) => (
        <span className={styles.person}>
          <Face id={userId} name={name} url={null} size={28} />
          <Link to={pathTo(paths.adminPerson, { userId })}>{name}</Link>
        </span>
      ),
    },
    { key: 'email', header: t('people.email'), cell: ({ email }) => <EmailAddress email={email} />, line: true },
    { key: 'kind', header: t('people.kind'), cell: ({ userType }) => t(`userType.${userType}`), whole: true },
    { key: 'since', header: t('people.since'), cell: ({ createdAt }) => formatDate(createdAt, ownZone()), whole: true },
  ];
  return <RecordList caption={t('people.title')} columns={columns} rows={items} rowKey={({ userId }) => userId} />;
};

export const PeopleView = () => {
  const { t } = useTranslation('admin-console');
  const [parameters] = useSearchParams();
  const q = parameters.get('q') ?? '';
  const query = useQuery(peopleQuery(q));
  return (
    <Page title={t('people.title')} width="wide">
      <Stack gap="l">
        <PeopleSearch q={q} />
        {q === '' ? (
          <EmptyState illustration="search" title={t('people.start')} text={t('people.startText')} />
        ) : (
          <QueryGate query={query} loading={t('people.loading')} rows={4}>
            {({ items }) =>
              items.length === 0 ? (
                <EmptyState illustration="search" title={t('people.none')} text={t('people.noneText')} />
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
