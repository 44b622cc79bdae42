import * as z from 'zod';
import { ReferenceForm } from '@shared/people/model/reference';
import type { AskValues } from './ask-values';

/** The contract's schema; an empty end means that they still work together. */
export const AskSchema: z.ZodType<ReferenceForm, AskValues> = z.preprocess(
  (values: AskValues) => ({ ...values, endedOn: values.endedOn || null }),
  ReferenceForm,
);
