import type { ClosingStepOf } from './step';

export const endPlan: ClosingStepOf = async function* ({ plans }, { organizationId }) {
  yield () => plans.endWith(organizationId);
};

export const keepPlan: ClosingStepOf = async function* ({ plans }, { organizationId }) {
  yield () => plans.stayWith(organizationId);
};

/** With what the payment provider knows of the organization. */
export const forgetPlan: ClosingStepOf = async function* ({ plans }, { organizationId }) {
  yield async () => (await plans.forget(organizationId)).customers > 0;
};
