import { Webhook } from 'standardwebhooks';
import { toOutboundEvent } from '@lambdas/events/kinds/outbound-events';
import type { Scene } from '../scenario/scene';
import type { World } from '../world/world';
import type { Check } from './check';
import type { Invariant } from './invariant';
import { grouped, itemsOf, textOf, type Stored } from './items';

type DomainEvent = Parameters<typeof toOutboundEvent>[0];
type About = { type: string; id: string; sequence: number };

/** Events on the bus are logged once: numbers have no gaps and IDs are unique. */
const eventsAreLogged = (world: World): string[] => {
  const logged = grouped(itemsOf(world, 'LoggedEvent'), ({ id }) => textOf(id));
  const published = world.events.map((event) => (JSON.parse(event) as { detail: DomainEvent }).detail);
  const outbound = new Map(published.flatMap((event) => toOutboundEvent(event) ?? []).map((it) => [it.id, it]));
  return [
    ...[...outbound].flatMap(([id, { type }]) => (logged.has(id) ? [] : [`${type} ${id} is not in the log`])),
    ...[...logged].flatMap(([id, all]) => (all.length > 1 ? [`${id} is in the log ${all.length} times`] : [])),
  ];
};

const thingsCountTheirEvents: Invariant = (world) =>
  [
    ...grouped(itemsOf(world, 'LoggedEvent'), ({ pk, about }) => {
      const { type, id } = about as About;
      return `${pk} ${type} ${id}`;
    }),
  ].flatMap(([thing, events]) => {
    const inOrder = [...events].sort((a, b) => Number(a['sequence']) - Number(b['sequence']));
    const numbers = inOrder.map(({ about }) => (about as About).sequence);
    return numbers.every((number, index) => number === index + 1) ? [] : [`${thing}: events ${numbers.join(', ')}`];
  });

/** Each stage follows from the one before. */
const stagesFollow: Invariant = (world) =>
  [
    ...grouped(
      itemsOf(world, 'LoggedEvent').filter(({ type }) => type === 'application.status_changed'),
      ({ about }) => (about as About).id,
    ),
  ].flatMap(([id, events]) => {
    const moves = [...events]
      .sort((a, b) => Number(a['sequence']) - Number(b['sequence']))
      .map(({ data }) => data as { from?: string; to?: string });
    return moves.every(({ from }, index) => index === 0 || from === moves[index - 1]?.to)
      ? []
      : [`${id}: ${moves.map(({ from, to }) => `${from} to ${to}`).join(', ')}`];
  });

const oneDeliveryPerEvent = (world: World, { actors }: Scene): string[] => {
  const deliveries = grouped(itemsOf(world, 'WebhookDelivery'), ({ webhookId }) => textOf(webhookId));
  const events = grouped(itemsOf(world, 'LoggedEvent'), ({ organizationId }) => textOf(organizationId));
  return actors.endpoints.flatMap(({ webhookId, organizationId }) => {
    const byEvent = grouped(deliveries.get(webhookId) ?? [], ({ eventId }) => textOf(eventId));
    return (events.get(organizationId) ?? []).filter(isSince(world, webhookId)).flatMap(({ id, type }) => {
      const count = byEvent.get(textOf(id))?.length ?? 0;
      return count === 1 ? [] : [`${textOf(type)} ${textOf(id)}: ${count} deliveries`];
    });
  });
};

/** An organization has events before it has an endpoint. */
const isSince = (world: World, webhookId: string): ((event: Stored) => boolean) => {
  const webhook = itemsOf(world, 'Webhook').find((it) => it['webhookId'] === webhookId);
  return ({ timestamp }) => textOf(timestamp) > textOf(webhook?.['createdAt']);
};

const isGenuine = (secret: string, body: string, headers: Record<string, string>): boolean => {
  try {
    // Verified at its time of arrival, whatever the current time.
    new Webhook(secret).verify(body, headers);
    return true;
  } catch (error) {
    return error instanceof Error && /timestamp/i.test(error.message);
  }
};

/** Endpoints got each event at least once, and nothing else. */
const endpointsGotThem = (world: World, { actors }: Scene): string[] =>
  actors.endpoints.flatMap(({ webhookId, path, secret }) => {
    const received = grouped(
      world.endpoints.received.filter(({ endpoint }) => endpoint === path),
      ({ headers }) => headers['webhook-id'] ?? '',
    );
    const deliveries = itemsOf(world, 'WebhookDelivery').filter((it) => it['webhookId'] === webhookId);
    const known = new Map(deliveries.map((it) => [textOf(it['eventId']), textOf(it['body'])]));
    return [
      ...deliveries
        .filter(({ state, eventId }) => state === 'delivered' && !received.has(textOf(eventId)))
        .map(({ eventId }) => `${textOf(eventId)} counts as delivered, but never arrived`),
      ...[...received].flatMap(([id, all]) =>
        all.flatMap(({ body, headers }) => [
          ...(known.get(id) === body ? [] : [`${id} arrived with another body`]),
          ...(isGenuine(secret, body, headers) ? [] : [`${id} arrived without a right signature`]),
        ]),
      ),
    ];
  });

/** Undelivered events once endpoints answer again and a week has passed. */
export const undelivered = (world: World): string[] =>
  itemsOf(world, 'WebhookDelivery')
    .filter(({ state }) => state !== 'delivered')
    .map(({ eventId, state }) => `${textOf(eventId)} is ${textOf(state)}`);

export const webhookInvariants: readonly Invariant[] = [thingsCountTheirEvents, stagesFollow];
export const webhookChecks: readonly Check[] = [
  (world) => Promise.resolve(eventsAreLogged(world)),
  (world, scene) => Promise.resolve(oneDeliveryPerEvent(world, scene)),
  (world, scene) => Promise.resolve(endpointsGotThem(world, scene)),
];
