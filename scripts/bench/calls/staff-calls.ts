import { GetQueueUrlCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { DeadLetter } from '@shared/model/dead-letter';
import type { SiteState, SwitchState } from '@shared/model/site-state';
import type { StaffMember, ViewGrant } from '@shared/model/staff';
import type { Ticket } from '@shared/model/ticket';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { registerSupport } from '../../../test/support/marketplace';
import { deadLetterQueueName } from '../../local/settings';
import { registerEmployer, registerProfessional } from '../../../test/support/people';
import type { Caller } from './caller';

/** An event that its consumer understands, among the dead letters. */
const failedMessage = async (userId: string, grantId: string): Promise<void> => {
  const at = '2026-11-20T10:00:00.000Z';
  const data = { userId, grantId, startedAt: at, endedAt: at };
  const detail = { id: `account.viewed:${randomUUID()}`, type: 'account.viewed', occurredAt: at, data };
  const sqs = new SQSClient({});
  const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: deadLetterQueueName('notify') }));
  const MessageBody = JSON.stringify({ 'detail-type': detail.type, detail });
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody }));
};

export const staffCalls = async (call: Caller): Promise<void> => {
  const [{ token }, person, employer] = await Promise.all([
    registerSupport(),
    registerProfessional(),
    registerEmployer(),
  ]);
  const params = { userId: person.userId };
  const organization = { params: { organizationId: employer.organizationId } };
  const reason = 'Measured.';
  await call('getStaffHome', {}, token);
  await call('findPeople', { query: { text: 'Robin' } }, token);
  await call('getStaffPerson', { params }, token);
  await call('getPersonTimeline', { params }, token);
  await call('findStaffOrganizations', { query: { text: 'clinic' } }, token);
  await call('getStaffOrganization', organization, token);
  await call('getOrganizationTimeline', organization, token);
  const asked = { subject: 'Measured.', category: 'general', priority: 'low', description: 'Measured.' };
  const { ticketId } = (await call('openTicket', { body: asked }, person.token)) as Ticket;
  await call('listViewCauses', { params }, token);
  const view = { params, body: { reason, causeId: ticketId } };
  const { grantId } = (await call('startViewAs', view, token)) as ViewGrant;
  await call('stopViewAs', { params: { grantId } }, token);
  await call('listAccountViews', { query: {} }, person.token);
  await call('listStaffMembers', {}, token);
  const added = { body: { email: person.email, roles: ['support'], reason } };
  const { version } = (await call('addStaffMember', added, token)) as StaffMember;
  const change = { params, body: { roles: ['trust'], reason, version } };
  const changed = (await call('changeStaffMember', change, token)) as StaffMember;
  await call('removeStaffMember', { params, body: { reason, version: changed.version } }, token);
  await call('getSiteState', {}, undefined);
  const { switches } = (await call('getSiteSettings', {}, token)) as { switches: SwitchState[] };
  const announcement = {
    text: { en: 'Measured.', es: 'Medido.', fr: 'Mesuré.' },
    audience: 'everyone',
    from: '2026-01-01T00:00:00Z',
    until: '2026-01-02T00:00:00Z',
    reason,
    version: 0,
  };
  await call('saveAnnouncement', { params: { announcementId: `ann_${ulid()}` }, body: announcement }, token);
  const name: keyof SiteState['switches'] = 'resumeReading';
  const before = switches.find((it) => it.name === name)?.version ?? 0;
  await call('setSwitch', { params: { name }, body: { on: true, reason, version: before } }, token);
  for (const operation of ['replayDeadLetter', 'discardDeadLetter']) {
    await failedMessage(person.userId, grantId);
    const { items } = (await call('listDeadLetters', {}, token)) as { items: DeadLetter[] };
    const { consumer, messageId } = items[0]!;
    await call(operation, { params: { consumer, messageId }, body: { reason } }, token);
  }
};
