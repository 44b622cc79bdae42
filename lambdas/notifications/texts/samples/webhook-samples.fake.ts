import type { StoredWebhook } from '../../../store/connect/webhooks/ports';
import { hostile } from './hostile.fake';

export const stoppedAt = '2026-11-24T09:00:00.000Z';

export const stoppedWebhook: StoredWebhook = {
  webhookId: 'whk_01JD8Z3V9K5M7N2P4Q6R8S0T1W',
  organizationId: 'org_1',
  name: hostile,
  url: 'https://hooks.example/in',
  events: ['application'],
  state: 'paused',
  stopped: { reason: 'failing', at: stoppedAt },
  secrets: [{ sealed: 'sealed', createdAt: stoppedAt, endsAt: null }],
  createdAt: stoppedAt,
  updatedAt: stoppedAt,
  version: 2,
};
