import * as z from 'zod';
import { ReferenceAnswer } from '@shared/people/model/reference';
import type { RequestValues } from './request-values';

/** The contract's schema. A number typed before the box was unchecked is not sent. */
export const RequestSchema: z.ZodType<ReferenceAnswer, RequestValues> = z.preprocess(
  (values: RequestValues) => ({
    ...values,
    accurate: values.accurate === null ? null : values.accurate === 'yes',
    phone: values.mayCall ? values.phone : '',
  }),
  ReferenceAnswer,
);
