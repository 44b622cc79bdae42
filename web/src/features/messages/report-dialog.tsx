import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import { Prose, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import type { Entry } from './thread-parts';

type Props = { entry: Entry; name: string; onClose: () => void };

export const ReportDialog = ({ entry, name, onClose }: Props) => {
  const { t } = useTranslation(['messages', 'common']);
  const keyFor = useIdempotencyKey();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const report = useMutation({
    mutationFn: (body: { reason: string }) =>
      api(
        'reportMessage',
        { params: { conversationId: entry.conversationId, messageId: entry.id }, body },
        { idempotencyKey: keyFor([entry.id, body]) },
      ),
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const send = () => {
    const text = reason.trim();
    setMissing(text === '');
    if (text !== '') report.mutate({ reason: text });
  };
  return (
    <Dialog opened onClose={onClose} title={t('report.title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack>
          <p>{t('report.text', { name })}</p>
          {entry.content && <Prose>{`“${entry.content}”`}</Prose>}
          <TextAreaField
            label={t('report.reason')}
            required
            value={reason}
            maxLength={limits.reasonLength}
            error={missing ? say('required') : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {report.isError && <FormMessage kind="error">{report.error.message}</FormMessage>}
        </Stack>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={report.isPending}>
            {t('report.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
