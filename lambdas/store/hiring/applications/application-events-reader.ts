import { closingReasons } from '@shared/hiring/model/answer-vocabulary';
import * as z from 'zod';
import { applicationKeys } from './keys';
import { readApplication } from './application-item';
import { getItem, queryFirst, type Table } from '../../../platform/table/table';
import type { ApplicationReader } from './ports';

/** Newest steps, which sort last in the application's partition. */
const newestSteps = 20;
const StepItem = z.object({
  status: z.string(),
  reason: z.string(),
  by: z.string().default(''),
  because: z.string().nullable().default(null),
  closing: z.enum(closingReasons).nullable().default(null),
});

export const createApplicationReader = (table: Table): ApplicationReader => ({
  async application(applicationId) {
    const item = await getItem(table, applicationKeys.application(applicationId), true);
    if (!item) return null;
    const { jobTitle, organization, candidate, answer } = readApplication(item);
    return { jobTitle, organization, candidateName: `${candidate.firstName} ${candidate.lastName}`, answer };
  },

  async applicationStep(applicationId, status) {
    const items = await queryFirst(table, { list: applicationKeys.application(applicationId).pk, limit: newestSteps });
    const steps = items.filter((item) => item['entity'] === 'ApplicationStep').map((item) => StepItem.parse(item));
    return steps.find((step) => step.status === status) ?? null;
  },
});
