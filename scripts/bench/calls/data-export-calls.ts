import { gatewayAddress } from '../../../test/support/client';
import { registerEmployer } from '../../../test/support/people';
import type { Caller } from './caller';

export const dataExportCalls = async (call: Caller): Promise<void> => {
  const { token, password } = await registerEmployer();
  await call('requestDataExport', { body: { password } }, token);
  await call('requestOrganizationExport', { body: { password } }, token);
  const built = await fetch(`${gatewayAddress()}/_local/schedules/build-exports`, { method: 'POST' });
  if (!built.ok) throw new Error(`Building exports answered ${built.status}.`);
  await call('getDataExport', {}, token);
  await call('downloadDataExport', {}, token);
  await call('getOrganizationExport', {}, token);
  await call('downloadOrganizationExport', {}, token);
};
