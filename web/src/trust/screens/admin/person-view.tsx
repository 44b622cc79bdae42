import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { mayAsStaff } from '@shared/trust/rules/staff-permissions';
import type { StaffPerson } from '@shared/trust/model/staff';
import { paths, pathTo } from '@shared/paths';
import { EmailAddress } from '@/components/email-address';
import { Face } from '@/components/faces/face';
import { Columns, Facts, Row, Stack } from '@/components/layout';
import { PhoneLink } from '@/components/phone-number';
import { QueryGate } from '@/components/records/query-gate';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { Card } from '@/components/ui/card';
import { lazy } from '@/lib/browser/lazy';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate, timeLabel } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { personQuery, personTimelineQuery } from './admin-queries';
import styles from './admin.module.css';
import { BillingLink } from './billing/billing-link';
import { RecordTimeline } from './record-timeline';

const ViewAsDialog = lazy(() => import('./view-as-dialog').then((it) => ({ default: it.ViewAsDialog })));

const nameOf = ({ firstName, lastName }: Pick<StaffPerson, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

const Account = ({ found }: { found: StaffPerson }) => {
  const { t } = useTranslation('admin-console');
  const { phone, userType, createdAt, emailVerifiedAt, twoFactorEnabled, lastActiveAt, userId } = found;
  return (
    <Card title={t('person.account')}>
      <Facts
        wide
        items={[
          { label: t('person.phone'), value: phone && <PhoneLink phone={phone} /> },
          { label: t('people.kind'), value: t(`userType.${userType}`) },
          { label: t('people.since'), value: formatDate(createdAt, ownZone()) },
          {
            label: t('person.emailVerified'),
            value: emailVerifiedAt ? (
              formatDate(emailVerifiedAt, ownZone())
            ) : (
              <Badge tone="warning">{t('person.notYet')}</Badge>
            ),
          },
          { label: t('person.twoFactor'), value: t(twoFactorEnabled ? 'person.on' : 'person.off') },
          { label: t('person.lastActive'), value: lastActiveAt && timeLabel(lastActiveAt) },
          { label: t('person.id'), value: userId },
        ]}
      />
    </Card>
  );
};

const Work = ({ found }: { found: StaffPerson }) => {
  const { t } = useTranslation(['admin-console', 'labels/hiring']);
  const { membership, profile, userId, staffRoles } = found;
  return (
    <>
      {membership && (
        <Card title={t('person.organization')}>
          <Facts
            items={[
              {
                label: t('organizations.name'),
                value: (
                  <Link to={pathTo(paths.adminOrganization, { organizationId: membership.organizationId })}>
                    {membership.organization}
                  </Link>
                ),
              },
              { label: t('person.role'), value: t(`teamRole.${membership.role}`) },
              { label: t('person.joined'), value: formatDate(membership.joinedAt, ownZone()) },
            ]}
          />
        </Card>
      )}
      {profile && (
        <Card title={t('person.profile')}>
          <Stack gap="s">
            {profile.suspended && <Badge tone="danger">{t('person.excluded')}</Badge>}
            <Facts
              items={[
                { label: t('person.position'), value: profile.title },
                { label: t('person.location'), value: profile.location },
                { label: t('person.completion'), value: t('person.percent', { percent: profile.completion }) },
              ]}
            />
            <Link to={pathTo(paths.professionalProfile, { userId })}>{t('person.openProfile')}</Link>
          </Stack>
        </Card>
      )}
      {staffRoles.length > 0 && (
        <Card title={t('person.staff')}>
          <Row gap="xs">
            {staffRoles.map((role) => (
              <Badge key={role}>{t(`role.${role}`)}</Badge>
            ))}
          </Row>
        </Card>
      )}
    </>
  );
};

export const PersonView = () => {
  const { userId = '' } = useParams();
  const { t } = useTranslation('admin-console');
  const { me } = useSession();
  const [viewing, setViewing] = useState(false);
  const query = useQuery(personQuery(userId));
  const timeline = useInfiniteQuery({ ...personTimelineQuery(userId), enabled: query.isSuccess });
  const found = query.data;
  const title = found ? nameOf(found) : t('person.title');
  const mayView =
    found !== undefined && found.staffRoles.length === 0 && mayAsStaff('viewAsPerson', me?.staff?.roles ?? []);
  return (
    <Page
      title={title}
      width="wide"
      leading={found && <Face id={userId} name={title} url={null} size={44} />}
      description={found && <EmailAddress email={found.email} />}
      breadcrumb={[{ label: t('people.title'), to: paths.adminPeople }, { label: title }]}
      actions={
        <>
          {found && !found.membership && found.userType !== 'employer' && found.staffRoles.length === 0 && (
            <BillingLink ownerId={userId} />
          )}
          {mayView && (
            <Button
              variant="secondary"
              leftIcon={<Eye size={16} aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setViewing(true)}
            >
              {t('viewAs.open')}
            </Button>
          )}
        </>
      }
    >
      <QueryGate
        query={query}
        loading={t('person.loading')}
        rows={4}
        gone={{
          title: t('person.gone'),
          text: t('person.goneText'),
          action: <ButtonLink to={paths.adminPeople}>{t('people.find')}</ButtonLink>,
        }}
      >
        {(person) => (
          <Columns count="main" gap="l" className={styles.record}>
            <Stack gap="l">
              <Account found={person} />
              <RecordTimeline query={timeline} />
            </Stack>
            <Stack gap="l">
              <Work found={person} />
            </Stack>
          </Columns>
        )}
      </QueryGate>
      {viewing && found && (
        <Suspense fallback={null}>
          <ViewAsDialog userId={userId} name={title} onClose={() => setViewing(false)} />
        </Suspense>
      )}
    </Page>
  );
};
