import { notificationIndexes } from '@lambdas/store/messages/notifications/keys';
import type { Progress, StoredItems } from '../encryption/encrypt-stored';

type Deps = { stored: StoredItems; progress: Progress };
export type Listed = { read: number; listed: number };

/**
 * Lists people who opted in to product news before the list existed. Each write succeeds only while the person is opted
 * in, and it is idempotent, so it can be stopped at any time.
 */
export const listReaders = async (
  { stored, progress }: Deps,
  tell: (so: Listed) => void = () => undefined,
): Promise<Listed> => {
  const so: Listed = { read: 0, listed: 0 };
  let after = await progress.get();
  do {
    const { items, next } = await stored.page(['NotificationSettings'], after);
    so.read += items.length;
    for (const { pk, sk, emailMarketing, userId, gsi1pk } of items) {
      if (emailMarketing !== true || gsi1pk !== undefined) continue;
      const place = { gsi1pk: notificationIndexes.newsReaders, gsi1sk: userId };
      if (await stored.replace({ pk, sk }, { emailMarketing: true }, place)) so.listed += 1;
    }
    await progress.save(next);
    tell(so);
    after = next;
  } while (after);
  return so;
};
