import { bounds } from '@shared/bounds';
import { TextField, type TextFieldProps } from '../fields/text-field';

type Props = Omit<TextFieldProps, 'type'>;

/** Limited to plausible days, or a narrower range. */
export const DateField = (props: Props) => (
  <TextField min={bounds.firstDay} max={bounds.lastDay} {...props} type="date" />
);

export const DateTimeField = (props: Props) => (
  <TextField min={`${bounds.firstPlannedDay}T00:00`} max={`${bounds.lastDay}T23:59`} {...props} type="datetime-local" />
);
