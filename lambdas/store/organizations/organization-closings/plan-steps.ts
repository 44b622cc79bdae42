import type { ClosingStepOf } from './step';

export const endPlan: ClosingStepOf = async function* ({ plans }, { organizationId }) {
  yield () => plans.endWith(organizationId);
};

export const keepPlan: ClosingStepOf = async function* ({ plans }, { organizationId }) {
  yield () => plans.stayWith(organizationId);
};

/** Before the customer is deleted, which the provider's news about the refund name. */
export const returnBalance: ClosingStepOf = async function* ({ balance }, { organizationId }) {
  yield () => balance.giveBack(organizationId);
  yield async () => ((await balance.isBooked(organizationId)) ? false : 'wait');
};

/** With what the payment provider knows of the organization. */
export const forgetPlan: ClosingStepOf = async function* ({ plans }, { organizationId }) {
  yield async () => (await plans.forget(organizationId)).customers > 0;
};
