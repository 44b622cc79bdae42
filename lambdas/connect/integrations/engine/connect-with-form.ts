import { AppError } from '@shared/errors';
import { fieldProblems, fieldsOf, type ConnectFields } from '@shared/connect/integrations/connect-form';
import type { Integration } from '@shared/connect/model/integration';
import type { ConnectDeps } from '../ports';
import { createVendor } from './access';
import { clientOf, connectAs, refOf, type Obtained, type Of } from './connect';
import { isPassing, VendorProblem } from './vendor-problem';
import { wrongFields } from './wrong-fields';

/** Stores the entered values only if the provider accepts them. */
export const connectWithForm = async (
  deps: ConnectDeps,
  { given, ...of }: Of & { given: ConnectFields },
): Promise<Integration> => {
  const ref = refOf(of);
  const adapter = deps.adapterOf(ref.provider);
  if (adapter.kind !== 'form') throw new AppError('NOT_FOUND');
  const client = clientOf(deps, ref);
  const fields = fieldsOf(ref.provider, given);
  const problems = fieldProblems(ref.provider, fields);
  if (Object.keys(problems).length > 0) throw wrongFields(problems);
  const { id } = of.owner;
  await deps.counts.count('integrationStarts', { owner: id });
  const before = await deps.integrations.get(ref);
  const vendor = createVendor(deps, ref.provider, before?.account ? before.integrationId : null);
  let obtained: Obtained;
  try {
    obtained = await adapter.connect(vendor, { fields, customer: { id, name: await deps.nameOf(id) } });
  } catch (error) {
    if (!(error instanceof VendorProblem)) throw error;
    throw new AppError(isPassing(error) ? 'VENDOR_DOWN' : 'CONNECTION_REFUSED');
  }
  return connectAs(deps, ref, { client, obtained, by: of.caller.userId });
};
