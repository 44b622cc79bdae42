import { AppError } from '@shared/errors';
import type { PaymentMethods } from '@shared/money/model/billing';
import type * as z from 'zod';
import type { BillingAccount } from '../../../store/money/billing/billing-account';
import { methodView } from '../billing-view';
import { withProvider } from '../owner';
import type { Deps } from '../ports';
import { isRunning } from '../preview-plan';
import { syncOwner } from '../synchronization/sync-customer';

type Listed = z.infer<typeof PaymentMethods>;
type Command = { ownerId: string; paymentMethodId: string };

const listed = ({ projection, version }: BillingAccount): Listed => ({
  items: projection.methods.map(methodView),
  version,
});

export const listPaymentMethods = async ({ accounts }: Pick<Deps, 'accounts'>, ownerId: string): Promise<Listed> =>
  listed(await accounts.get(ownerId));

/** Treats another owner's method as missing. */
const owned = async ({ accounts }: Deps, { ownerId, paymentMethodId }: Command) => {
  const account = await accounts.get(ownerId);
  const method = account.projection.methods.find(({ methodId }) => methodId === paymentMethodId);
  if (!method || account.customerId === null) throw new AppError('NOT_FOUND');
  return { account, method, customerId: account.customerId };
};

export const setDefaultPaymentMethod = (deps: Deps, command: Command): Promise<Listed> =>
  withProvider(async () => {
    const { account, method, customerId } = await owned(deps, command);
    const { subscription } = account.projection;
    await deps.provider.setDefaultMethod(customerId, method.methodId);
    if (subscription) await deps.provider.setSubscriptionMethod(subscription.subscriptionId, method.methodId);
    return listed((await syncOwner(deps, command.ownerId, customerId)).account);
  });

export const removePaymentMethod = (deps: Deps, command: Command): Promise<Listed> =>
  withProvider(async () => {
    const { account, method, customerId } = await owned(deps, command);
    const willBeCharged = isRunning(account) && account.projection.subscription?.cancelsAt === null;
    if (method.isDefault && willBeCharged) throw new AppError('METHOD_IN_USE');
    await deps.provider.removeMethod(method.methodId);
    return listed((await syncOwner(deps, command.ownerId, customerId)).account);
  });
