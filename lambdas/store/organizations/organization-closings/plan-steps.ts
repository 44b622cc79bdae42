import type { ClosingStepOf } from './step';

export const endPlan: ClosingStepOf = async function* ({ plans }, { organizationId }) {
  yield () => plans.endWith(organizationId);
};

export const keepPlan: ClosingStepOf = async function* ({ plans }, { organizationId }) {
  yield () => plans.stayWith(organizationId);
};

/** Runs before the customer is deleted, because the provider's refund events name them. */
export const returnBalance: ClosingStepOf = async function* ({ balance }, { organizationId }) {
  yield () => balance.giveBack(organizationId);
  yield async () => ((await balance.isBooked(organizationId)) ? false : 'wait');
};

/** Also removes data at the payment provider. */
export const forgetPlan: ClosingStepOf = async function* ({ plans }, { organizationId }) {
  yield async () => (await plans.forget(organizationId)).customers > 0;
};
