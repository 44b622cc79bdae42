import * as z from 'zod';
import { ShiftTemplateForm } from '@shared/work/model/shifts/shift-plan';
import { templateForm, type TemplateValues } from './template-values';

export const CheckedTemplate = z.preprocess((values) => templateForm(values as TemplateValues), ShiftTemplateForm);

/** The problems of a form that isn't whole yet are shown by the form itself. */
export const readTemplate = (values: TemplateValues): ShiftTemplateForm | null =>
  CheckedTemplate.safeParse(values).data ?? null;
