import { useState } from 'react';
import { Button } from '@/components/ui/base/button';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';

type Question = 'replace' | 'stop';

export type ReplaceOrStopProps = {
  /** Questions before the address changes or ends: people with the old one lose access. */
  texts: Record<Question | `${Question}Title` | `${Question}Text`, string>;
  saving: boolean;
  /** The question stays open until this resolves. */
  onReplace: () => Promise<void>;
  onStop: () => Promise<void>;
};

/** Buttons of an active secret address. */
export const ReplaceOrStop = ({ texts, saving, onReplace, onStop }: ReplaceOrStopProps) => {
  const [asking, setAsking] = useState<Question | null>(null);
  const close = () => setAsking(null);
  const acts = { replace: onReplace, stop: onStop };
  return (
    <>
      {(['replace', 'stop'] as const).map((what) => (
        <Button key={what} variant="quiet" size="small" onClick={() => setAsking(what)}>
          {texts[what]}
        </Button>
      ))}
      {(['replace', 'stop'] as const).map((what) => (
        <ConfirmDialog
          key={what}
          opened={asking === what}
          danger={what === 'stop'}
          title={texts[`${what}Title`]}
          text={texts[`${what}Text`]}
          confirmLabel={texts[what]}
          loading={saving}
          onConfirm={() => void acts[what]().finally(close)}
          onClose={close}
        />
      ))}
    </>
  );
};
