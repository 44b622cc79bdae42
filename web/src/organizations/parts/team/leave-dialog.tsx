import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/i18n';
import { toast } from '@/components/ui/base/toast';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { api } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';

/** Clears the organization's data from the cache. */
const useLeaveOrganization = () => {
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  return useMutation({
    mutationFn: () => api('leaveOrganization'),
    onSuccess: async ({ message }) => {
      toast.success(message);
      await refresh();
      queryClient.clear();
    },
  });
};

export const LeaveDialog = ({ organization, onClose }: { organization: string; onClose: () => void }) => {
  const { t } = useTranslation('team');
  const leaving = useLeaveOrganization();
  const leave = () => {
    if (leaving.isPending) return;
    leaving.mutate(undefined, {
      onError: (error) => {
        toast.error(error.message);
        onClose();
      },
    });
    // The route guard may unmount this page before the callback runs.
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('leave.title', { organization })}
      text={t('leave.text')}
      confirmLabel={t('leave.confirm')}
      loading={leaving.isPending}
      onConfirm={leave}
      onClose={onClose}
    />
  );
};
