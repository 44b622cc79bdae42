import Copy from 'lucide-react/dist/esm/icons/copy.mjs';
import { useTranslation } from '@/lib/i18n';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const { t } = useTranslation('settings');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('copied'));
    } catch {
      // The browser or the person does not allow it.
      toast.error(t('copyFailed'));
    }
  };

  return (
    <Button
      variant="secondary"
      size="small"
      leftIcon={<Copy size={16} aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
};
