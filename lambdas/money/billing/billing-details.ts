import { AppError } from '@shared/errors';
import type { BillingDetails, BillingDetailsForm } from '@shared/money/model/billing';
import type { BillingAccount, StoredDetails } from '../../store/money/billing/billing-account';
import { requireBilling, save, withCustomer, withProvider } from './owner';
import type { Deps } from './ports';

const suggested = async ({ owners }: Pick<Deps, 'owners'>, ownerId: string): Promise<StoredDetails> => {
  const { name = '', email = '' } = (await owners.of(ownerId)) ?? {};
  return { name, email, address: '', city: '', state: '', postalCode: '', country: 'US', taxId: '', poNumber: '' };
};

const view = async (deps: Deps, { ownerId, details, version }: BillingAccount): Promise<BillingDetails> => ({
  ...(details ?? (await suggested(deps, ownerId))),
  version,
});

export const getBillingDetails = async (deps: Deps, ownerId: string): Promise<BillingDetails> =>
  view(deps, await deps.accounts.get(ownerId));

/** Sends the provider only what receipts and tax need; tax ID and purchase order stay here. */
export const saveBillingDetails = (
  deps: Deps,
  ownerId: string,
  { version, ...details }: BillingDetailsForm,
): Promise<BillingDetails> =>
  withProvider(async () => {
    requireBilling(deps);
    const stored = await deps.accounts.get(ownerId);
    if (stored.version !== version) throw new AppError('STALE_VERSION');
    const before = await withCustomer(deps, ownerId);
    const { name, email, address: line1, city, state, postalCode, country } = details;
    await deps.provider.saveDetails(before.customerId, {
      name,
      email,
      address: { line1, city, state, postalCode, country },
    });
    return view(deps, await save(deps, before, { ...before, details }));
  });
