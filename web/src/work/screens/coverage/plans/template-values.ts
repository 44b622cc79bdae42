import type { ShiftKind, ShiftTemplate } from '@shared/work/model/shifts/shift-plan';
import type { Shift } from '@shared/work/model/shifts/shift';
import { blankShift, formOf, shiftValues, type ShiftValues } from '../shift-form/shift-values';

/** Values without a day, because a template's form has none. */
export type TemplateValues = ShiftValues & { name: string };

export const kindValues = (kind: ShiftKind, day: string): ShiftValues => shiftValues({ ...kind, day } as Shift);

export const templateValues = (template: ShiftTemplate | null): TemplateValues =>
  template === null ? { ...blankShift(''), name: '' } : { ...kindValues(template, ''), name: template.name };

export const templateForm = ({ name, ...values }: TemplateValues) => {
  const { day: _day, ...kind } = formOf(values);
  return { ...kind, name };
};
