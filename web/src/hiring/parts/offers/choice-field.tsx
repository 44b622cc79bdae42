import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { SelectField } from '@/components/ui/fields/select-field';

type Props<T extends FieldValues> = {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  data: readonly { value: string; label: string }[];
};

export const ChoiceField = <T extends FieldValues>({ control, name, label, data }: Props<T>) => {
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
