import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { useTranslation } from '@/lib/i18n/i18n';

type Props = {
  title: string;
  saveLabel: string;
  busy: boolean;
  problem: string | null;
  onSubmit: () => void;
  onClose: () => void;
  otherAction?: ReactNode;
  children: ReactNode;
};

export const FormDialog = ({ title, saveLabel, busy, problem, onSubmit, onClose, otherAction, children }: Props) => {
  const { t } = useTranslation('calendar');
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form
        noValidate
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack>
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          {children}
          <DialogActions>
            {otherAction}
            <Button variant="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {saveLabel}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};

type ChoiceProps<T extends FieldValues> = {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  data: readonly { value: string; label: string }[];
};

export const ChoiceField = <T extends FieldValues>({ control, name, label, data }: ChoiceProps<T>) => {
  const { field, fieldState } = useController({ control, name });
  return (
    <SelectField
      label={label}
      name={field.name}
      ref={field.ref}
      data={data}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
};
