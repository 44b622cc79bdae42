import { publishingStoppedUntil } from '@shared/work/rules/reliability/booking-pause';
import { AppError } from '@shared/errors';
import type { Deps } from './ports';

type PauseDeps = { ledgers: Pick<Deps['ledgers'], 'summaries'>; clock: Pick<Deps['clock'], 'now'> };

/** Returns whether staff paused publishing. Published shifts and their bookings stay. */
export const isPublishingPaused = async ({ ledgers, clock }: PauseDeps, organizationId: string): Promise<boolean> => {
  const [summary = null] = await ledgers.summaries([organizationId]);
  return publishingStoppedUntil(summary?.pause ?? null, clock.now()) !== null;
};

export const requirePublishing = async (deps: PauseDeps, organizationId: string): Promise<void> => {
  if (await isPublishingPaused(deps, organizationId)) throw new AppError('PUBLISHING_PAUSED');
};
