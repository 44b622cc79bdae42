import { complianceRoutes } from '@shared/people/api/compliance.routes';
import type { ComplianceFile } from '@shared/people/model/compliance';
import { api } from '../client';
import { dayFromNow } from '../marketplace';
import type { Person } from '../people';

type Employer = Pick<Person, 'token'>;

const found = (reply: { status: number; body: unknown }, step: string): ComplianceFile => {
  if (reply.status !== 200) throw new Error(`${step} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body as ComplianceFile;
};

export const acceptItem = async (employer: Employer, file: ComplianceFile, itemId: string): Promise<ComplianceFile> => {
  const { version } = file.items.find((it) => it.itemId === itemId)!;
  const body = { decision: 'accept' as const, verifiedOn: dayFromNow(0), validUntil: null, version };
  const params = { placementId: file.placementId, itemId };
  return found(await api(complianceRoutes.decideComplianceItem, { params, body }, employer), `accept ${itemId}`);
};

/** The employer checks everything that blocks the first day. */
export const acceptEverything = async (employer: Employer, placementId: string): Promise<void> => {
  const call = { params: { placementId } };
  let file = found(await api(complianceRoutes.getComplianceFile, call, employer), 'read');
  for (const { itemId } of file.ready.problems) file = await acceptItem(employer, file, itemId);
};

/** Hours can be entered afterwards. */
export const clearToStart = async (employer: Employer, placementId: string): Promise<ComplianceFile> => {
  await acceptEverything(employer, placementId);
  return found(await api(complianceRoutes.confirmStart, { params: { placementId } }, employer), 'confirm');
};
