import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { JobDraft } from '@shared/hiring/model/job';
import { TextField } from '@/components/ui/fields/text-field';

const split = (text: string): string[] => text.split(/[,;\s]+/).filter((part) => part !== '');

type ItemError = { message?: string } | undefined;

export const EmailListField = ({
  control,
  ...field
}: {
  control: Control<JobDraft>;
  label: string;
  description: string;
}) => {
  const { field: input, formState } = useController({ control, name: 'contactEmails' });
  const [typed, setTyped] = useState(input.value.join(', '));
  const shown = split(typed).join() === input.value.join() ? typed : input.value.join(', ');
  // The list's error, or that of its first invalid address.
  const errors = formState.errors.contactEmails as ItemError;
  const items = Array.isArray(errors) ? (errors as ItemError[]) : [];
  const error = errors?.message ?? items.find((item) => item)?.message;
  return (
    <TextField
      {...field}
      name={input.name}
      ref={input.ref}
      inputMode="email"
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        input.onChange(split(event.currentTarget.value));
      }}
      onBlur={input.onBlur}
      error={error}
    />
  );
};
