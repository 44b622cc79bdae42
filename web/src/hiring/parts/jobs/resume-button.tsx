import Download from 'lucide-react/dist/esm/icons/download.mjs';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/i18n';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { saveDownload } from '@/lib/files/save-download';

export const ResumeButton = ({ userId, size }: { userId: string; size?: 'small' }) => {
  const { t } = useTranslation('marketplace');
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('getProfessionalResume', { params: { userId } }),
    onSuccess: saveDownload,
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button
      variant="secondary"
      size={size}
      leftIcon={<Download size={18} aria-hidden="true" />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('resume')}
    </Button>
  );
};
