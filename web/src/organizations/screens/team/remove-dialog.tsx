import { say } from '@/lib/i18n/notices';
import type { TeamMember } from '@shared/organizations/model/organization';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { useRemoveMember } from './team-queries';
import { nameOf } from './team-rules';

export const RemoveDialog = ({ member, onClose }: { member: TeamMember; onClose: () => void }) => {
  const { t } = useTranslation('team');
  const removal = useRemoveMember();
  const remove = () => {
    if (removal.isPending) return;
    removal.mutate(member.user_id, {
      onSuccess: () => toast.success(say('memberRemoved')),
      onError: (error) => toast.error(error.message),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('remove.title', { name: nameOf(member) })}
      text={t('remove.text')}
      confirmLabel={t('remove.confirm')}
      loading={removal.isPending}
      onConfirm={remove}
      onClose={onClose}
    />
  );
};
