import { useState } from 'react';
import { thanksReasons, type ThanksReason } from '@shared/hiring/model/answer-vocabulary';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import { MutedText, Prose, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Bulk } from './use-bulk';

type Props = { rows: readonly ReceivedApplication[]; bulk: Bulk; onClose: () => void };

/** One answer for several candidates, which each reads in their own language. */
export const ThanksDialog = ({ rows, bulk, onClose }: Props) => {
  const { t } = useTranslation(['answer-clock', 'labels/hiring']);
  const [closing, setClosing] = useState<ThanksReason>(thanksReasons[0]);
  const count = rows.length;
  const send = () => void bulk.run(rows, 'rejected', { reason: '', closing }).then(onClose);
  return (
    <Dialog opened onClose={onClose} title={t('thanks.title', { count })}>
      <Stack>
        <p>{t('thanks.text', { count })}</p>
        <RadioCards
          label={t('thanks.reason')}
          data={thanksReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={closing}
          onChange={setClosing}
        />
        <Card tone="sunken">
          <Stack gap="xs">
            <MutedText>{t('thanks.preview')}</MutedText>
            <Prose>{t(`closing.${closing}`)}</Prose>
          </Stack>
        </Card>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('thanks.cancel')}
          </Button>
          <Button loading={bulk.progress !== null} onClick={send}>
            {t('thanks.confirm', { count })}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
};
