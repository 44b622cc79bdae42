import { type ChoiceFieldProps, ChoiceField } from '../fields/choice-field';

export const SwitchField = (props: ChoiceFieldProps) => <ChoiceField {...props} kind="switch" />;
