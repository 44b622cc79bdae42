import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import type { PendingInvitation } from '@shared/model/organization';
import { EmailAddress } from '@/components/email-address';
import { MutedText, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { type Column, RecordList } from '@/components/ui/records/record-list';
import { toast } from '@/components/ui/base/toast';
import { formatDate, timeLabel } from '@/lib/time/format';
import { statusTones } from './members-table';
import { invitationsQuery, useResendInvitation, useRevokeInvitation } from './team-queries';

const invitedName = ({ firstName, lastName, email }: PendingInvitation): string =>
  `${firstName} ${lastName}`.trim() || email;

export const PendingInvitations = () => {
  const { t } = useTranslation('team');
  const invitations = useQuery(invitationsQuery());
  return (
    <Stack as="section">
      <h2>{t('invitations.title')}</h2>
      <QueryGate query={invitations} loading={t('invitations.loading')} rows={1}>
        {({ items }) =>
          items.length === 0 ? <MutedText>{t('invitations.none')}</MutedText> : <Invitations items={items} />
        }
      </QueryGate>
    </Stack>
  );
};

const Invitations = ({ items }: { items: readonly PendingInvitation[] }) => {
  const { t } = useTranslation(['team', 'labels/hiring']);
  const [revoked, setRevoked] = useState<PendingInvitation | null>(null);
  const columns: Column<PendingInvitation>[] = [
    {
      key: 'name',
      header: t('columns.nameAndEmail'),
      main: true,
      cell: (invitation) => (
        <>
          {invitedName(invitation)}
          <MutedText>
            <EmailAddress email={invitation.email} />
          </MutedText>
        </>
      ),
    },
    { key: 'role', header: t('columns.role'), whole: true, cell: ({ role }) => t(`teamRole.${role}`) },
    {
      key: 'department',
      header: t('columns.department'),
      whole: true,
      cell: ({ department }) => department || t('noDepartment'),
    },
    {
      key: 'status',
      header: t('columns.status'),
      cell: () => <Badge tone={statusTones.pending}>{t('status.pending')}</Badge>,
    },
    {
      key: 'sent',
      header: t('columns.sent'),
      whole: true,
      cell: ({ sentAt, expiresAt }) => (
        <>
          {timeLabel(sentAt)}
          <MutedText>{t('invitations.expires', { date: formatDate(expiresAt) })}</MutedText>
        </>
      ),
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      align: 'end',
      bare: true,
      cell: (invitation) => <Actions invitation={invitation} onRevoke={() => setRevoked(invitation)} />,
    },
  ];
  return (
    <>
      <RecordList
        caption={t('invitations.title')}
        columns={columns}
        rows={items}
        rowKey={({ invitationId }) => invitationId}
      />
      {revoked && <RevokeDialog invitation={revoked} onClose={() => setRevoked(null)} />}
    </>
  );
};

const Actions = ({ invitation, onRevoke }: { invitation: PendingInvitation; onRevoke: () => void }) => {
  const { t } = useTranslation('team');
  const resending = useResendInvitation();
  const name = invitedName(invitation);
  const resend = () =>
    resending.mutate(invitation.invitationId, {
      onSuccess: () => toast.success(say('invitationResent')),
      onError: (error) => toast.error(error.message),
    });
  return (
    <Row gap="xs">
      <Button
        variant="quiet"
        size="small"
        loading={resending.isPending}
        aria-label={t('invitations.resendTo', { name })}
        onClick={resend}
      >
        {t('invitations.resend')}
      </Button>
      <Button variant="quiet" size="small" aria-label={t('invitations.revokeOf', { name })} onClick={onRevoke}>
        {t('invitations.revoke')}
      </Button>
    </Row>
  );
};

const RevokeDialog = ({ invitation, onClose }: { invitation: PendingInvitation; onClose: () => void }) => {
  const { t } = useTranslation('team');
  const revoking = useRevokeInvitation();
  const revoke = () => {
    if (revoking.isPending) return;
    revoking.mutate(invitation.invitationId, {
      onSuccess: () => toast.success(say('invitationRevoked')),
      onError: (error) => toast.error(error.message),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('invitations.revokeTitle', { name: invitedName(invitation) })}
      text={t('invitations.revokeText')}
      confirmLabel={t('invitations.revoke')}
      loading={revoking.isPending}
      onConfirm={revoke}
      onClose={onClose}
    />
  );
};
