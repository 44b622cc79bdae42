import { renderSubscription } from '../../render/subscriptions';
import { newId, type Core } from '../core';
import { emit, tracked } from '../events';
import { creditLine, remainingLine } from './prorations';
import type { Item, PendingUpdate, Subscription } from '../state';

export type ItemChange = PendingUpdate['items'][number];

/** Items after the change. Remaining ones keep their ID and billed amounts. */
export const itemsAfter = (core: Core, subscription: Subscription, changes: readonly ItemChange[]): Item[] => {
  const kept = subscription.items.flatMap((item): Item[] => {
    const change = changes.find(({ id }) => id === item.id);
    if (!change) return [item];
    if (change.deleted) return [];
    const { price, quantity, metadata } = change;
    return [{ ...item, price, quantity, metadata: metadata ?? item.metadata }];
  });
  const first = subscription.items[0]!;
  const added = changes
    .filter(({ id, deleted }) => id === null && !deleted)
    .map(({ price, quantity, metadata }): Item => ({
      id: newId('si'),
      created: core.now(),
      price,
      quantity,
      metadata: metadata ?? {},
      current_period_start: first.current_period_start,
      current_period_end: first.current_period_end,
      billed: null,
    }));
  return [...kept, ...added];
};

export const isChanged = (before: Item | undefined, after: Item): boolean =>
  before?.price !== after.price || before.quantity !== after.quantity;

/** Records what was billed for the changed items until the end of the period. */
export const markProrated = (
  core: Core,
  subscription: Subscription,
  { before, at, invoice }: { before: readonly Item[]; at: number; invoice: string | null },
): void => {
  for (const item of subscription.items) {
    const old = before.find(({ id }) => id === item.id);
    if (!isChanged(old, item)) continue;
    const line = remainingLine(core, subscription, item, at);
    item.billed = line && { from: at, to: item.current_period_end, amount: line.amount, invoice };
  }
};

export const prorationLines = (
  core: Core,
  subscription: Subscription,
  { before, after, at }: { before: readonly Item[]; after: readonly Item[]; at: number },
) => {
  const gone = before.filter((old) => {
    const item = after.find(({ id }) => id === old.id);
    return !item || isChanged(old, item);
  });
  const changed = after.filter((item) =>
    isChanged(
      before.find(({ id }) => id === item.id),
      item,
    ),
  );
  return [
    ...gone.map((item) => creditLine(core, subscription, item, at)),
    ...changed.map((item) => remainingLine(core, subscription, item, at)),
  ].filter((line) => line !== null);
};

/** Applies the update once its invoice is paid. */
export const applyPendingUpdate = (core: Core, subscription: Subscription): void => {
  const pending = subscription.pending_update;
  if (!pending) return;
  tracked(
    core,
    'customer.subscription.updated',
    () => renderSubscription(core, subscription),
    () => {
      const before = subscription.items;
      subscription.items = itemsAfter(core, subscription, pending.items);
      markProrated(core, subscription, { before, at: pending.prorated_at, invoice: pending.invoice });
      subscription.pending_update = null;
    },
  );
  emit(core, 'customer.subscription.pending_update_applied', renderSubscription(core, subscription));
};
