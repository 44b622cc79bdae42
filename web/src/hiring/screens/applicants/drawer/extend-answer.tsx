import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { answerLimits } from '@shared/hiring/limits/answer-limits';
import { mayExtend } from '@shared/hiring/rules/answer-clock';
import { isOpen } from '@shared/hiring/rules/application-status';
import type { PromisedAnswer } from '@shared/hiring/model/answer';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { formatMonthDay } from '@/lib/time/format';
import { useApplicantCache } from './applicant-cache';
import { nameOf } from './applicant-labels';

type Promised = ReceivedApplication & { answer: PromisedAnswer };

const isExtendable = (row: ReceivedApplication): row is Promised =>
  row.answer !== null && isOpen(row.status) && mayExtend(row.answer, new Date().toISOString());

type Item = { key: string; label: string; onSelect: () => void };

/** The menu entry, while the date can be extended, and its dialog. */
export const useExtendAnswer = (row: ReceivedApplication): { items: Item[]; dialog: ReactNode } => {
  const { t } = useTranslation('answer-clock');
  const [opened, setOpened] = useState(false);
  if (!isExtendable(row)) return { items: [], dialog: null };
  return {
    items: [{ key: 'extend', label: t('extend.open'), onSelect: () => setOpened(true) }],
    dialog: opened && <ExtendDialog row={row} onClose={() => setOpened(false)} />,
  };
};

const { min, max, usual } = answerLimits.promisedDays;
const choices = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));

const ExtendDialog = ({ row, onClose }: { row: Promised; onClose: () => void }) => {
  const { t } = useTranslation('answer-clock');
  const cache = useApplicantCache();
  const keyFor = useIdempotencyKey();
  const [days, setDays] = useState(String(usual));
  const { applicationId, jobId, version } = row;
  const extend = useMutation({
    mutationFn: async () => {
      const body = { applications: [{ applicationId, version }], days: Number(days) };
      const call = { params: { jobId }, body };
      const { results } = await api('extendAnswers', call, { idempotencyKey: keyFor(call) });
      const [result] = results;
      if (result?.error) throw new Error(result.error.message);
    },
    onSuccess: () => {
      toast.success(t('extend.done'));
      onClose();
    },
    onSettled: () => cache.read(applicationId).then(cache.store, () => undefined),
  });
  return (
    <Dialog opened onClose={onClose} title={t('extend.title', { name: nameOf(row.candidate) })}>
      <Stack>
        <p>{t('extend.text', { day: formatMonthDay(row.answer.on) })}</p>
        {extend.error && <FormMessage kind="error">{extend.error.message}</FormMessage>}
        <SelectField
          label={t('extend.days')}
          data={choices.map((value) => ({ value, label: t('days', { days: Number(value) }) }))}
          value={days}
          onChange={(next) => setDays(next ?? String(usual))}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('extend.cancel')}
          </Button>
          <Button loading={extend.isPending} onClick={() => extend.mutate()}>
            {t('extend.confirm')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
};
