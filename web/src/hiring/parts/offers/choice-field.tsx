import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { SelectField } from '@/components/ui/fields/select-field';

type Props<T extends FieldValues> = {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  placeholder?: string;
  data: readonly { value: string; label: string }[];
};

export const ChoiceField = <T extends FieldValues>({ control, name, ...choice }: Props<T>) => {
  const { field, fieldState } = useController({ control, name });
  return (
    <SelectField
      name={field.name}
      ref={field.ref}
      {...choice}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
};
