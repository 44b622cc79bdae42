import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { RadioCards } from '@/components/ui/fields/radio-cards';

/** A field changed here and, differently, by another user or device. Values are formatted for display. */
export type Difference = { field: string; label: string; stored: string; yours: string };
export type Choice = 'stored' | 'yours';

type Props = {
  differences: readonly Difference[];
  saving: boolean;
  isOwn?: boolean;
  onResolve: (choices: Record<string, Choice>) => void;
  onClose: () => void;
};

export const ConflictDialog = ({ differences, saving, isOwn = false, onResolve, onClose }: Props) => {
  const { t } = useTranslation('marketplace');
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const chosen = (field: string): Choice => choices[field] ?? 'yours';
  const words = isOwn ? 'conflict.own' : 'conflict';
  const shown = (value: string) => (value === '' ? t('conflict.empty') : value);
  return (
    <Dialog opened onClose={onClose} title={t(`${words}.title`)}>
      <Stack gap="l">
        <p>{t(differences.length === 0 ? `${words}.same` : `${words}.text`)}</p>
        {differences.map(({ field, label, stored, yours }) => (
          <RadioCards<Choice>
            key={field}
            label={label}
            value={chosen(field)}
            onChange={(choice) => setChoices((before) => ({ ...before, [field]: choice }))}
            data={[
              { value: 'yours', label: t('conflict.yours'), description: shown(yours) },
              { value: 'stored', label: t('conflict.stored'), description: shown(stored) },
            ]}
          />
        ))}
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {t('conflict.cancel')}
          </Button>
          <Button
            loading={saving}
            onClick={() => onResolve(Object.fromEntries(differences.map(({ field }) => [field, chosen(field)])))}
          >
            {t('conflict.save')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
};
