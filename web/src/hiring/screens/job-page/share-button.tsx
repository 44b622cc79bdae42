import Share2 from 'lucide-react/dist/esm/icons/share-2.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import { paths, pathTo } from '@shared/paths';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { canShare, isSharingCanceled } from '@/lib/browser/share';

export const ShareButton = ({ job }: { job: { jobId: string; title: string; organization: string } }) => {
  const { t } = useTranslation('job-page');
  const share = async () => {
    const url = new URL(pathTo(paths.job, { jobId: job.jobId }), window.location.origin).href;
    const content = { url, title: t('share.title', { title: job.title, organization: job.organization }) };
    if (canShare(content)) {
      return navigator.share(content);
    }
    await navigator.clipboard.writeText(url);
    toast.success(t('share.copied'));
    return undefined;
  };
  return (
    <Button
      variant="quiet"
      size="small"
      data-icons-on-phones=""
      aria-label={t('share.share')}
      title={t('share.share')}
      onClick={() =>
        void share().catch((error: unknown) => !isSharingCanceled(error) && toast.error(t('share.failed')))
      }
    >
      <Share2 size={18} aria-hidden="true" />
    </Button>
  );
};
