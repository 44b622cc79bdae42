import { addSeconds, type Clock } from '../../platform/clock';
import { log } from '../../platform/logger';
import type { AuditPosition, AuditPositions } from '../../store/trust/audit/ports';
import { verifyChains, type SealedHeads, type VerifyDeps } from './verify-chains';

export type VerifyNextDeps = Omit<VerifyDeps, 'sealed'> & {
  positions: AuditPositions;
  sealedSince(since: string): AsyncIterable<SealedHeads>;
  clock: Pick<Clock, 'now'>;
};
export type VerifyResult = { chains: number; isComplete: boolean };

/** Overlap with the previous pass, because roots are written hourly. */
const overlapSeconds = 2 * 3600;
/** Maximum length of a pass, which normally takes a run or two. */
const longestPassDays = 7;

/** Starts a pass with the roots since the previous one; the first pass reads all. */
const begun = (last: AuditPosition | null, now: Date): AuditPosition => {
  if (last && (last.position !== null || last.within !== null)) return last;
  const since = last ? addSeconds(new Date(last.startedAt), -overlapSeconds).toISOString() : '';
  return { position: null, within: null, since, startedAt: now.toISOString() };
};

/** Continues after the line where the last run stopped, and restarts after the last chain. */
export const verifyNext = async ({ positions, sealedSince, clock, ...deps }: VerifyNextDeps): Promise<VerifyResult> => {
  const pass = begun(await positions.get(), clock.now());
  const { chains, broken, next } = await verifyChains({ ...deps, sealed: () => sealedSince(pass.since) }, pass);
  await positions.save({ ...pass, ...(next ?? { position: null, within: null }) });
  const isComplete = next === null;
  log.info('audit log verified', { chains, broken: broken.length, isComplete });
  for (const it of broken) log.error('the audit log was altered', new Error('Altered'), { ...it });
  if (broken.length > 0) throw new Error('The audit log was altered. Run npm run audit:verify.');
  const isLate = addSeconds(new Date(pass.startedAt), longestPassDays * 24 * 3600) < clock.now();
  if (!isComplete && isLate) throw new Error(`Comparing every chain takes more than ${longestPassDays} days.`);
  return { chains, isComplete };
};
