import * as z from 'zod';
import { ShiftTemplateForm } from '@shared/work/model/shifts/shift-plan';
import { templateForm, type TemplateValues } from './template-values';

export const CheckedTemplate = z.preprocess((values) => templateForm(values as TemplateValues), ShiftTemplateForm);

/** The form itself shows errors while it is incomplete. */
export const readTemplate = (values: TemplateValues): ShiftTemplateForm | null =>
  CheckedTemplate.safeParse(values).data ?? null;
