import { useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { ConflictDialog } from '@/components/editing/conflict-dialog';
import { UnsavedChanges } from '@/components/editing/unsaved-changes';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { useMedia } from '@/lib/browser/use-media';
import { useTranslation } from '@/lib/i18n/i18n';
import type { PrivacyForm as Form } from './use-privacy-form';

type Props<T extends FieldValues> = {
  state: Form<T>;
  bar: HTMLElement | null;
  labelOf: (field: keyof T & string) => string;
  wordOf: (value: T[keyof T & string]) => string;
  children: ReactNode;
};

export const PrivacyForm = <T extends FieldValues>({ state, bar, labelOf, wordOf, children }: Props<T>) => {
  const { t } = useTranslation('profile-privacy');
  const leaving = useRef(false);
  const id = useId();
  const isNarrow = useMedia('(max-width: 47.99rem)');
  const { form, conflict, isSaving } = state;
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void state.submit();
      }}
      noValidate
    >
      <Stack gap="l">{children}</Stack>
      {bar &&
        createPortal(
          <Button
            type="submit"
            form={id}
            aria-label={t('save')}
            size={isNarrow ? 'small' : 'medium'}
            loading={isSaving}
          >
            {t(isNarrow ? 'saveShort' : 'save')}
          </Button>,
          bar,
        )}
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
