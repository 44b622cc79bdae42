import { type SubmitEvent, useState } from 'react';
import { limits } from '@shared/limits';
import type { ReportTarget } from '@shared/trust/model/report';
import { reportReasons, type ReportReason } from '@shared/trust/model/report-vocabulary';
import { Prose, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useSendReport } from './report-queries';

/** Blocking of the author, where it exists. */
export type Blocking = { name: string; run: () => Promise<unknown> };

type Props = {
  target: ReportTarget;
  /** The page's name for it. */
  seen: string;
  quote?: string;
  block?: Blocking;
  onClose: () => void;
};

const emptyTo = (text: string): string => text.slice(0, limits.reportSeenLength).trim();

/** The only form for everything that can be reported. */
export const ReportDialog = ({ target, seen, quote, block, onClose }: Props) => {
  const { t } = useTranslation(['reports', 'labels/moderation', 'common']);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [blocks, setBlocks] = useState(false);
  const [checked, setChecked] = useState(false);
  const report = useSendReport();
  const missing = { reason: reason === null, text: reason === 'other' && text.trim() === '' };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (reason === null || missing.text || report.isPending) return;
    report.mutate(
      { target, reason, text: text.trim(), seen: emptyTo(seen) },
      {
        onSuccess: ({ code }) => {
          toast.success(say(code));
          if (block && blocks) void block.run();
          onClose();
        },
      },
    );
  };

  return (
    <Dialog opened onClose={onClose} title={t('dialog.title', { kind: target.kind })}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {report.isError && <FormMessage kind="error">{report.error.message}</FormMessage>}
          <p>{t('dialog.text')}</p>
          {quote && <Prose>{`“${quote}”`}</Prose>}
          <SelectField
            label={t('dialog.reason')}
            placeholder={t('dialog.choose')}
            required
            data={reportReasons.map((value) => ({ value, label: t(`reportReason.${value}`) }))}
            value={reason}
            onChange={setReason}
            error={checked && missing.reason ? say('required') : undefined}
          />
          <TextAreaField
            label={t('dialog.details')}
            description={t('dialog.detailsHint')}
            rows={3}
            maxLength={limits.reasonLength}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={checked && missing.text ? say('required') : undefined}
          />
          {block && (
            <CheckboxField
              label={t('dialog.block', { name: block.name })}
              checked={blocks}
              onChange={(event) => setBlocks(event.currentTarget.checked)}
            />
          )}
        </Stack>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={report.isPending}>
            {t('dialog.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
