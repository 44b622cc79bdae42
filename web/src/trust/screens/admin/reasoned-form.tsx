import { type ReactNode, type SubmitEvent, useState } from 'react';
import { limits } from '@shared/limits';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { say } from '@/lib/i18n/notices';
import { useTranslation } from '@/lib/i18n/i18n';

/** The error of an empty field, once someone tried to save. */
type Missing = (isEmpty: boolean) => string | undefined;

type Props = {
  title: string;
  /** Label of the reason. */
  label: string;
  submitLabel: string;
  saving: boolean;
  problem: string | undefined;
  /** Whether the fields above the reason are complete. */
  isComplete: boolean;
  onSubmit: (reason: string) => void;
  /** Another save button. */
  more?: { label: string; isComplete: boolean; onSubmit: (reason: string) => void } | undefined;
  onClose: () => void;
  children: (missing: Missing) => ReactNode;
};

/** A staff dialog that requires a reason: fields, then the reason. */
export const ReasonedForm = ({
  title,
  label,
  submitLabel,
  saving,
  problem,
  isComplete,
  onSubmit,
  more,
  onClose,
  children,
}: Props) => {
  const { t } = useTranslation('common');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const given = reason.trim();
  const missing: Missing = (isEmpty) => (tried && isEmpty ? say('required') : undefined);

  const save = (isReady: boolean, send: (reason: string) => void) => {
    setTried(true);
    if (!saving && isReady && given !== '') send(given);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save(isComplete, onSubmit);
  };

  return (
    <Dialog opened onClose={onClose} title={title}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {problem !== undefined && <FormMessage kind="error">{problem}</FormMessage>}
          {children(missing)}
          <TextAreaField
            label={label}
            required
            rows={3}
            maxLength={limits.reasonLength}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={missing(given === '')}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            {more && (
              <Button variant="danger" onClick={() => save(more.isComplete, more.onSubmit)}>
                {more.label}
              </Button>
            )}
            <Button type="submit" loading={saving}>
              {submitLabel}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
