import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { StaffOrganization } from '@shared/trust/model/staff';
import { paths, pathTo } from '@shared/paths';
import { EmailAddress } from '@/components/email-address';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { Columns, Facts, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { Card } from '@/components/ui/card';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './admin.module.css';
import { organizationQuery, organizationTimelineQuery } from './admin-queries';
import { BillingLink } from './billing/billing-link';
import { RecordTimeline } from './record-timeline';

type Member = StaffOrganization['team'][number];

const Team = ({ team }: Pick<StaffOrganization, 'team'>) => {
  const { t } = useTranslation(['admin-console', 'labels/hiring']);
  const columns: Column<Member>[] = [
    {
      key: 'name',
      header: t('people.name'),
      main: true,
      cell: ({ userId, name }) => <Link to={pathTo(paths.adminPerson, { userId })}>{name}</Link>,
    },
    { key: 'email', header: t('people.email'), cell: ({ email }) => <EmailAddress email={email} />, line: true },
    { key: 'role', header: t('person.role'), cell: ({ role }) => t(`teamRole.${role}`), whole: true },
    { key: 'joined', header: t('person.joined'), cell: ({ joinedAt }) => formatDate(joinedAt, ownZone()), whole: true },
  ];
  return (
    <section className={styles.section}>
      <h2>{t('organization.team')}</h2>
      <RecordList caption={t('organization.team')} columns={columns} rows={team} rowKey={({ userId }) => userId} />
    </section>
  );
};

export const OrganizationView = () => {
  const { organizationId = '' } = useParams();
  const { t } = useTranslation('admin-console');
  const query = useQuery(organizationQuery(organizationId));
  const timeline = useInfiniteQuery({ ...organizationTimelineQuery(organizationId), enabled: query.isSuccess });
  const title = query.data?.name ?? t('organization.title');
  return (
    <Page
      title={title}
      width="wide"
      leading={query.data && <OrganizationMark id={organizationId} name={title} url={null} size={44} />}
      description={query.data && [query.data.city, query.data.website].filter(Boolean).join(' · ')}
      actions={query.data && <BillingLink ownerId={organizationId} />}
      breadcrumb={[{ label: t('organizations.title'), to: paths.adminOrganizations }, { label: title }]}
    >
      <QueryGate
        query={query}
        loading={t('organization.loading')}
        rows={4}
        gone={{
          title: t('organization.gone'),
          text: t('organization.goneText'),
          action: <ButtonLink to={paths.adminOrganizations}>{t('organizations.find')}</ButtonLink>,
        }}
      >
        {({ createdAt, completion, jobs, team }) => (
          <Columns count="main" gap="l" className={styles.record}>
            <Stack gap="l">
              <Team team={team} />
              <RecordTimeline query={timeline} />
            </Stack>
            <Card title={t('organization.profile')}>
              <Stack gap="s">
                <Facts
                  items={[
                    { label: t('people.since'), value: formatDate(createdAt, ownZone()) },
                    { label: t('organization.jobs'), value: String(jobs) },
                    { label: t('person.completion'), value: t('person.percent', { percent: completion }) },
                    { label: t('organizations.id'), value: organizationId },
                  ]}
                />
                <Link to={pathTo(paths.organization, { organizationId })}>{t('organization.open')}</Link>
              </Stack>
            </Card>
          </Columns>
        )}
      </QueryGate>
    </Page>
  );
};
