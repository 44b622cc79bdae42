import type { ComponentProps } from 'react';
import Copy from 'lucide-react/dist/esm/icons/copy.mjs';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';

type Props = Pick<ComponentProps<typeof Button>, 'size'> & {
  text: string;
  label: string;
  copied: string;
  failed: string;
};

export const CopyButton = ({ text, label, copied, failed, size = 'small' }: Props) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(copied);
    } catch {
      // The browser or the user denied clipboard access.
      toast.error(failed);
    }
  };

  return (
    <Button
      variant="secondary"
      size={size}
      leftIcon={<Copy size={16} aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
};
