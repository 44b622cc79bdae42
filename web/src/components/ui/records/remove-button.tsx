import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { ConfirmDialog } from './confirm-dialog';

type Removal = {
  isPending: boolean;
  mutate: (nothing: undefined, on: { onSuccess: () => void; onError: (error: Error) => void }) => void;
};
type Props = { label: string; named: string; title: string; text: string; done: string; removal: Removal };

/** Asks before a record is removed. `named` says which one; `done` is shown once the record is gone. */
export const RemoveButton = ({ label, named, title, text, done, removal }: Props) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        leftIcon={<Trash2 size={16} aria-hidden="true" />}
        aria-label={named}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        opened={asking}
        danger
        title={title}
        text={text}
        confirmLabel={label}
        loading={removal.isPending}
        onConfirm={() =>
          removal.mutate(undefined, {
            onSuccess: () => toast.success(done),
            onError: (error) => {
              setAsking(false);
              toast.error(error.message);
            },
          })
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
};
