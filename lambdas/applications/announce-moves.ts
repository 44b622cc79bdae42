import type { Context } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { announceDueMoves, type AnnounceDeps, type AnnounceResult } from './announce-due-moves';
import { createHeldMoves } from '../store/applications/held-moves';

const deps: AnnounceDeps = { heldMoves: createHeldMoves(openTable()), clock: systemClock };

/** Milliseconds, enough for one more application. */
const reserveMs = 5_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<AnnounceResult> => {
  const result = await announceDueMoves(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('held moves', result);
  if (result.failed > 0) throw new Error('Some moves were not announced; they stay due.');
  return result;
};
