import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, pathTo } from '@shared/paths';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { useMerge } from './desk-queries';

type Props = { ticketId: string; version: number; onClose: () => void };

export const MergeDialog = ({ ticketId, version, onClose }: Props) => {
  const { t } = useTranslation('admin-tickets');
  const navigate = useNavigate();
  const [into, setInto] = useState('');
  const [checked, setChecked] = useState(false);
  const merge = useMerge(ticketId);
  const send = useSendOnce(merge);
  const number = into.trim().toUpperCase();
  const isNumber = /^TICK-\d{3,9}$/.test(number);
  return (
    <Dialog opened onClose={onClose} title={t('merge.title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (!isNumber) return;
          send({ into: number, version }, () => {
            toast.success(t('done.merged'));
            onClose();
            void navigate(pathTo(paths.ticket, { ticketId: number }));
          });
        }}
      >
        <Stack>
          <p>{t('merge.text')}</p>
          {merge.isError && <FormMessage kind="error">{merge.error.message}</FormMessage>}
          <TextField
            label={t('merge.into')}
            required
            autoComplete="off"
            placeholder="TICK-014"
            value={into}
            error={checked && !isNumber ? t('merge.format') : undefined}
            onChange={(event) => setInto(event.currentTarget.value)}
          />
        </Stack>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('merge.cancel')}
          </Button>
          <Button type="submit" loading={merge.isPending}>
            {t('merge.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
