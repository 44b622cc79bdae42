import { ulid } from 'ulid';
import { admins, stale, type Outcomes, type Row } from './row';

/** Each call names a webhook that the organization doesn't have. */
const own: Outcomes = [401, 403, 403, 403, 404, 403];
const params = () => ({ webhookId: `whk_${ulid()}` });
const delivery = () => ({ ...params(), deliveryId: `whd_${'1'.repeat(13)}_${'0'.repeat(32)}` });
const form = { name: 'Status', url: 'http://localhost/in', events: ['application'] };
const range = { from: '2026-11-20T00:00:00.000Z', until: '2026-11-21T00:00:00.000Z' };

export const webhookRows: Record<string, Row> = {
  listWebhooks: { own: admins },
  createWebhook: { call: () => ({ body: form }), own: admins },
  getWebhook: { call: () => ({ params: params() }), own },
  updateWebhook: { call: () => ({ params: params(), body: { webhook: form, version: stale } }), own },
  deleteWebhook: { call: () => ({ params: params() }), own },
  changeWebhookState: { call: () => ({ params: params(), body: { state: 'paused', version: stale } }), own },
  revealWebhookSecret: { call: () => ({ params: params() }), own },
  rotateWebhookSecret: { call: () => ({ params: params(), body: { hours: 24, version: stale } }), own },
  sendTestEvent: { call: () => ({ params: params(), body: { type: 'job.changed' } }), own },
  replayEvents: { call: () => ({ params: params(), body: range }), own },
  listDeliveries: { call: () => ({ params: params() }), own },
  getDelivery: { call: () => ({ params: delivery() }), own },
  resendDelivery: { call: () => ({ params: delivery() }), own },
};
