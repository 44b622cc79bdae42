import { billingRoutes } from '@shared/api/billing.routes';
import type { AuthorizedCaller } from '../platform/http/caller';
import { AppError } from '@shared/errors';
import type { PlanUse } from '@shared/model/billing';
import { serve, type Handlers } from '../platform/http/serve';
import { createHttpPlatform } from '../store/http-platform';

const off = (): Promise<never> => Promise.reject(new AppError('BILLING_OFF'));

const unlimitedPlan = ({ role }: AuthorizedCaller): PlanUse => ({
  billing: 'off',
  kind: role === 'professional' ? 'professional' : 'employer',
  plan: null,
  use: [],
  mayChange: false,
  administrators: [],
  graceUntil: null,
});

const refused = Object.fromEntries(Object.keys(billingRoutes).map((name) => [name, off])) as unknown as Handlers<
  Omit<typeof billingRoutes, 'getPlan'>
>;

export const handler = serve(
  billingRoutes,
  { ...refused, getPlan: ({ caller }) => Promise.resolve(unlimitedPlan(caller)) },
  createHttpPlatform(),
);
