import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { StaffMember } from '@shared/trust/model/staff';
import { EmailAddress } from '@/components/email-address';
import { Face } from '@/components/faces/face';
import { MutedText, Row } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { Page } from '@/components/ui/base/page';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './admin.module.css';
import { staffQuery } from './admin-queries';

const dialogs = () => import('./staff-dialogs');
const AddStaffDialog = lazy(() => dialogs().then((it) => ({ default: it.AddStaffDialog })));
const ChangeStaffDialog = lazy(() => dialogs().then((it) => ({ default: it.ChangeStaffDialog })));
const RemoveStaffDialog = lazy(() => dialogs().then((it) => ({ default: it.RemoveStaffDialog })));

const nameOf = ({ firstName, lastName }: StaffMember): string => `${firstName} ${lastName}`.trim();

type Step = { kind: 'add' } | { kind: 'change' | 'remove'; member: StaffMember };

type Props = { items: readonly StaffMember[]; onChoose: (step: Step) => void };

const Members = ({ items, onChoose }: Props) => {
  const { t } = useTranslation('admin-console');
  const columns: Column<StaffMember>[] = [
    {
      key: 'name',
      header: t('people.name'),
      main: true,
      cell: (member) => (
        <span className={styles.person}>
          <Face id={member.userId} name={nameOf(member)} url={null} size={28} />
          <span>
            {nameOf(member)}
            <MutedText as="div">
              <EmailAddress email={member.email} />
            </MutedText>
          </span>
        </span>
      ),
    },
    {
      key: 'roles',
      header: t('staff.roles'),
      cell: ({ roles }) => (
        <Row gap="xs">
          {roles.map((role) => (
            <Badge key={role}>{t(`role.${role}`)}</Badge>
          ))}
        </Row>
      ),
    },
    {
      key: 'twoFactor',
      header: t('person.twoFactor'),
      cell: ({ twoFactorEnabled }) => (
        <Badge tone={twoFactorEnabled ? 'success' : 'warning'}>
          {t(twoFactorEnabled ? 'person.on' : 'staff.twoFactorDue')}
        </Badge>
      ),
    },
    {
      key: 'since',
      header: t('staff.changed'),
      minor: true,
      cell: ({ updatedAt }) => formatDate(updatedAt, ownZone()),
    },
    {
      key: 'actions',
      header: t('staff.actions'),
      align: 'end',
      bare: true,
      cell: (member) => (
        <Row gap="xs" justify="end">
          <Button
            variant="secondary"
            size="small"
            aria-label={t('staff.changeNamed', { name: nameOf(member) })}
            onClick={() => onChoose({ kind: 'change', member })}
          >
            {t('staff.change')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={t('staff.removeNamed', { name: nameOf(member) })}
            onClick={() => onChoose({ kind: 'remove', member })}
          >
            {t('staff.remove')}
          </Button>
        </Row>
      ),
    },
  ];
  return <RecordList caption={t('staff.title')} columns={columns} rows={items} rowKey={({ userId }) => userId} />;
};

export const StaffView = () => {
  const { t } = useTranslation('admin-console');
  const query = useQuery(staffQuery());
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  return (
    <Page
      title={t('staff.title')}
      width="wide"
      {...(query.data && { count: String(query.data.items.length) })}
      actions={<Button onClick={() => setStep({ kind: 'add' })}>{t('staff.add')}</Button>}
    >
      <QueryGate query={query} loading={t('staff.loading')} rows={4}>
        {({ items }) => <Members items={items} onChoose={setStep} />}
      </QueryGate>
      {step && (
        <Suspense fallback={null}>
          {step.kind === 'add' && <AddStaffDialog onClose={close} />}
          {step.kind === 'change' && <ChangeStaffDialog member={step.member} onClose={close} />}
          {step.kind === 'remove' && <RemoveStaffDialog member={step.member} onClose={close} />}
        </Suspense>
      )}
    </Page>
  );
};
