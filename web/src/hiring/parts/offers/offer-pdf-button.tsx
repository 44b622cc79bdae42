import Download from 'lucide-react/dist/esm/icons/download.mjs';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { saveDownload } from '@/lib/files/save-download';
import { useTranslation } from '@/lib/i18n/i18n';

export const OfferPdfButton = ({ offerId }: { offerId: string }) => {
  const { t } = useTranslation('offers');
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('printOffer', { params: { offerId } }),
    onSuccess: saveDownload,
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button
      variant="secondary"
      leftIcon={<Download size={18} aria-hidden="true" />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('download')}
    </Button>
  );
};
