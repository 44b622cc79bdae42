import type { Provider } from '../provider';

/**
 * One scope, whose consent page asks for the channel:
 * https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/
 */
export const slack = {
  name: 'Slack',
  category: 'communication',
  owner: 'organization',
  scopes: ['incoming-webhook'],
  secrets: ['clientSecret', 'webhookSecret'],
  fields: [],
  events: ['application.submitted', 'interview.changed', 'offer.changed', 'timesheet.changed', 'member.removed'],
  hooks: true,
} as const satisfies Provider;
