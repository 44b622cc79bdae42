import { registerEmployer } from '../../../test/support/people';
import type { Caller } from './caller';

export const closingCalls = async (call: Caller): Promise<void> => {
  const { token, password } = await registerEmployer();
  await call('getOrganizationClosing', {}, token);
  await call('closeOrganization', { body: { password } }, token);
  await call('cancelOrganizationClosing', {}, token);
};
