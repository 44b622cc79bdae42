import { useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConflictDialog } from '@/components/editing/conflict-dialog';
import { UnsavedChanges } from '@/components/editing/unsaved-changes';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import type { PrivacyForm as Form } from './use-privacy-form';

type Props<T extends FieldValues> = {
  state: Form<T>;
  labelOf: (field: keyof T & string) => string;
  wordOf: (value: T[keyof T & string]) => string;
  children: ReactNode;
};

export const PrivacyForm = <T extends FieldValues>({ state, labelOf, wordOf, children }: Props<T>) => {
  const { t } = useTranslation('profile-privacy');
  const leaving = useRef(false);
  const { form, conflict, isSaving } = state;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void state.submit();
      }}
      noValidate
    >
      <Stack gap="l">
        {children}
        <Stack gap="s">
          {state.hasFailed && <FormMessage kind="error">{say('privacySaveFailed')}</FormMessage>}
          {state.isSaved && <FormMessage kind="success">{say('privacySaved')}</FormMessage>}
          <Row justify="end">
            <Button type="submit" loading={isSaving}>
              {t('save')}
            </Button>
          </Row>
        </Stack>
      </Stack>
      {conflict && (
        <ConflictDialog
          isOwn
          saving={isSaving}
          differences={conflict.fields.map((field) => ({
            field,
            label: labelOf(field),
            stored: wordOf(conflict.now.privacy[field]),
            yours: wordOf(form.getValues()[field]),
          }))}
          onResolve={(choices) => void state.resolve(choices)}
          onClose={state.closeConflict}
        />
      )}
      <UnsavedChanges dirty={form.formState.isDirty} leaving={leaving} />
    </form>
  );
};
