import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { NumberField } from '@/components/ui/editing/number-field';

type Props<T extends FieldValues> = {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  description?: string;
  required?: boolean;
  min?: number;
  max?: number;
};

export const NullableNumberField = <T extends FieldValues>({ control, name, ...field }: Props<T>) => {
  const { field: input, fieldState } = useController({ control, name });
  return (
    <NumberField
      {...field}
      name={name}
      ref={input.ref}
      value={input.value}
      onChange={input.onChange}
      onBlur={input.onBlur}
      error={fieldState.error?.message}
    />
  );
};
