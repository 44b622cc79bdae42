import { registerSupport } from '../../../test/support/marketplace';
import { registerEmployer } from '../../../test/support/people';
import type { Caller } from './caller';

export const auditCalls = async (call: Caller): Promise<void> => {
  const [{ token: admin }, { token: staff }] = await Promise.all([registerEmployer(), registerSupport()]);
  await call('listAuditLines', { query: {} }, admin);
  await call('proveAuditLines', { query: {} }, admin);
  await call('exportAuditLines', { body: {} }, admin);
  await call('listOwnActivity', { query: {} }, admin);
  await call('listStaffAuditLines', { query: {} }, staff);
  await call('proveStaffAuditLines', { query: {} }, staff);
  await call('exportStaffAuditLines', { body: {} }, staff);
};
