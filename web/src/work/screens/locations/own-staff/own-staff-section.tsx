import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Location } from '@shared/work/model/location';
import type { OwnStaffMember } from '@shared/work/model/own-staff';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { type Column, RecordList } from '@/components/ui/records/record-list';
import { lazy } from '@/lib/browser/lazy';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { ownStaffQuery } from './own-staff-queries';
import { PendingStaff } from './pending-staff';
import { unitsText } from './units-text';

const InviteStaffDialog = lazy(() => import('./invite-staff-dialog').then((it) => ({ default: it.InviteStaffDialog })));
const StaffFileDialog = lazy(() => import('./staff-file-dialog').then((it) => ({ default: it.StaffFileDialog })));

/** People who see shifts first, and whom supervisors can assign. */
export const OwnStaffSection = ({ locations }: { locations: readonly Location[] }) => {
  const { t } = useTranslation('own-staff');
  const staff = useQuery(ownStaffQuery());
  const [opened, setOpened] = useState<'invite' | 'file' | null>(null);
  const close = () => setOpened(null);
  return (
    <Stack as="section">
      <h2>{t('title')}</h2>
      <MutedText>{t('text')}</MutedText>
      <Row>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpened('invite')}>
          {t('invite.open')}
        </Button>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpened('file')}>
          {t('file.open')}
        </Button>
      </Row>
      <QueryGate query={staff} loading={t('loading')} rows={2}>
        {({ people, invitations }) => (
          <Stack>
            {people.length === 0 ? (
              <MutedText>{t('none')}</MutedText>
            ) : (
              <People people={people} locations={locations} />
            )}
            {invitations.length > 0 && <PendingStaff invitations={invitations} locations={locations} />}
          </Stack>
        )}
      </QueryGate>
      <Suspense fallback={null}>
        {opened === 'invite' && <InviteStaffDialog locations={locations} onClose={close} />}
        {opened === 'file' && <StaffFileDialog onClose={close} />}
      </Suspense>
    </Stack>
  );
};

type Props = { people: readonly OwnStaffMember[]; locations: readonly Location[] };

const People = ({ people, locations }: Props) => {
  const { t } = useTranslation(['own-staff', 'labels/professions']);
  const columns: Column<OwnStaffMember>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      main: true,
      cell: ({ placementId, name, profession, title }) => (
        <>
          {/* Either side can end it on that page. */}
          <Link to={pathTo(paths.placement, { placementId })}>{knownName(name)}</Link>
          <MutedText>{profession ? t(`profession.${profession}`) : title}</MutedText>
        </>
      ),
    },
    { key: 'units', header: t('columns.units'), whole: true, cell: ({ unitIds }) => unitsText(unitIds, locations, t) },
    { key: 'pay', header: t('columns.pay'), whole: true, cell: ({ hired }) => t(hired ? 'pay.hired' : 'pay.payroll') },
    {
      key: 'since',
      header: t('columns.since'),
      whole: true,
      cell: ({ since, endOn }) =>
        endOn === null ? formatDate(since) : t('until', { since: formatDate(since), date: formatDate(endOn) }),
    },
  ];
  return <RecordList caption={t('title')} columns={columns} rows={people} rowKey={({ placementId }) => placementId} />;
};
