import { useState } from 'react';
import type { Location } from '@shared/model/location';
import type { OwnStaffInvitation } from '@shared/model/own-staff';
import { EmailAddress } from '@/components/email-address';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { type Column, RecordList } from '@/components/ui/records/record-list';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { formatDate, timeLabel } from '@/lib/time/format';
import { useResendStaffInvitation, useRevokeStaffInvitation } from './own-staff-queries';
import { unitsText } from './units-text';

type Props = { invitations: readonly OwnStaffInvitation[]; locations: readonly Location[] };

export const PendingStaff = ({ invitations, locations }: Props) => {
  const { t } = useTranslation('own-staff');
  const [revoked, setRevoked] = useState<OwnStaffInvitation | null>(null);
  const columns: Column<OwnStaffInvitation>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      main: true,
      cell: ({ name, email }) => (
        <>
          {name}
          <MutedText>
            <EmailAddress email={email} />
          </MutedText>
        </>
      ),
    },
    { key: 'units', header: t('columns.units'), whole: true, cell: ({ unitIds }) => unitsText(unitIds, locations, t) },
    {
      key: 'sent',
      header: t('columns.sent'),
      whole: true,
      cell: ({ sentAt, expiresAt }) => (
        <>
          {timeLabel(sentAt)}
          <MutedText>{t('pending.expires', { date: formatDate(expiresAt) })}</MutedText>
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
    <Stack>
      <h3>{t('pending.title')}</h3>
      <RecordList
        caption={t('pending.title')}
        columns={columns}
        rows={invitations}
        rowKey={({ invitationId }) => invitationId}
      />
      {revoked && <RevokeDialog invitation={revoked} onClose={() => setRevoked(null)} />}
    </Stack>
  );
};

const Actions = ({ invitation, onRevoke }: { invitation: OwnStaffInvitation; onRevoke: () => void }) => {
  const { t } = useTranslation('own-staff');
  const resending = useResendStaffInvitation();
  const { name, invitationId } = invitation;
  const resend = () =>
    resending.mutate(invitationId, {
      onSuccess: () => toast.success(say('invitationResent')),
      onError: (error) => toast.error(error.message),
    });
  return (
    <Row gap="xs">
      <Button
        variant="quiet"
        size="small"
        loading={resending.isPending}
        aria-label={t('pending.resendTo', { name })}
        onClick={resend}
      >
        {t('pending.resend')}
      </Button>
      <Button variant="quiet" size="small" aria-label={t('pending.revokeOf', { name })} onClick={onRevoke}>
        {t('pending.revoke')}
      </Button>
    </Row>
  );
};

const RevokeDialog = ({ invitation, onClose }: { invitation: OwnStaffInvitation; onClose: () => void }) => {
  const { t } = useTranslation('own-staff');
  const revoking = useRevokeStaffInvitation();
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
      title={t('pending.revokeTitle', { name: invitation.name })}
      text={t('pending.revokeText')}
      confirmLabel={t('pending.revoke')}
      loading={revoking.isPending}
      onConfirm={revoke}
      onClose={onClose}
    />
  );
};
