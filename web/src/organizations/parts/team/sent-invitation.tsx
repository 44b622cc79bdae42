import { MutedText, Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { formatDate, timeLabel } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useResendInvitation, useRevokeInvitation } from './invitation-queries';

type Sent = { invitationId: string; name: string };

export const SentAndExpires = ({ sentAt, expiresAt }: { sentAt: string; expiresAt: string }) => {
  const { t } = useTranslation('sent-invitations');
  return (
    <>
      {timeLabel(sentAt)}
      <MutedText>{t('expires', { date: formatDate(expiresAt, ownZone()) })}</MutedText>
    </>
  );
};

export const InvitationActions = ({ invitationId, name, onRevoke }: Sent & { onRevoke: () => void }) => {
  const { t } = useTranslation('sent-invitations');
  const resending = useResendInvitation();
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
        aria-label={t('resendTo', { name })}
        onClick={resend}
      >
        {t('resend')}
      </Button>
      <Button variant="quiet" size="small" aria-label={t('revokeOf', { name })} onClick={onRevoke}>
        {t('revoke')}
      </Button>
    </Row>
  );
};

export const RevokeInvitation = ({ invitationId, name, onClose }: Sent & { onClose: () => void }) => {
  const { t } = useTranslation('sent-invitations');
  const revoking = useRevokeInvitation();
  // The list unmounts with its last invitation, so callbacks must not depend on it.
  const revoke = () => {
    if (revoking.isPending) return;
    revoking
      .mutateAsync(invitationId)
      .then(
        () => toast.success(say('invitationRevoked')),
        (error: unknown) => toast.error((error as Error).message),
      )
      .finally(onClose);
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('revokeTitle', { name })}
      text={t('revokeText')}
      confirmLabel={t('revoke')}
      loading={revoking.isPending}
      onConfirm={revoke}
      onClose={onClose}
    />
  );
};
