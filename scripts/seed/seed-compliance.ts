import { confirmStart, decideItem } from '@lambdas/people/compliance/decide-item';
import { getComplianceFile } from '@lambdas/people/compliance/file-view';
import { utcDay, type Clock } from '@lambdas/platform/clock';
import { addDays } from '@shared/core/rules/calendar-days';
import type { ComplianceFile } from '@shared/people/model/compliance';
import type { SeedHire } from './data/hires';
import { dayFrom, seedClock } from './seed-clock';
import type { SeedContext } from './seed-people';
import { memberCaller, type Member } from './seed-services';

type Placed = { hire: SeedHire; placementId: string; admin: Member; daysAgo: number };

/** Days for which an accepted check is valid. */
const goodFor = 365;

/** An item that expires with a certification. */
const expiringIn = ({ items }: ComplianceFile): string | undefined =>
  (items.find(({ code }) => code === 'certification') ?? items.find(({ code }) => code === 'malpractice'))?.itemId;

type ComplianceDeps = SeedContext['services']['compliance'];

/** Caches reads by arguments. */
const kept = <A extends readonly unknown[], R>(read: (...args: A) => Promise<R>): ((...args: A) => Promise<R>) => {
  const known = new Map<string, Promise<R>>();
  return (...args) => {
    const key = JSON.stringify(args);
    const found = known.get(key) ?? read(...args);
    known.set(key, found);
    return found;
  };
};

/** Each decision returns the whole file, and only its items change in between. */
const forOneFile = (deps: ComplianceDeps): ComplianceDeps => ({
  ...deps,
  wallets: { ...deps.wallets, read: kept(deps.wallets.read) },
  people: { ...deps.people, find: kept(deps.people.find) },
  startTimes: { ...deps.startTimes, read: kept(deps.startTimes.read) },
  placements: { ...deps.placements, get: kept(deps.placements.get), job: kept(deps.placements.job) },
  files: { ...deps.files, openings: kept(deps.files.openings) },
});

type Accepting = { placementId: string; itemId: string; verifiedOn: string; validUntil: string };

const accept = (
  deps: SeedContext['services']['compliance'],
  file: ComplianceFile,
  admin: Member,
  { placementId, itemId, verifiedOn, validUntil }: Accepting,
): Promise<ComplianceFile> => {
  const { version } = file.items.find((it) => it.itemId === itemId)!;
  const decision = { decision: 'accept' as const, verifiedOn, validUntil, version };
  return decideItem(deps, { caller: memberCaller(admin, 'decideCompliance'), placementId, itemId, decision });
};

/** Files of started work are complete. Others have a few open items, as in `hire.file`. */
export const seedComplianceFile = async (
  { services, now }: SeedContext,
  { hire, placementId, admin, daysAgo }: Placed,
): Promise<void> => {
  const hasStarted = hire.terms.startsIn <= 0;
  const clock: Clock = seedClock(now, `${placementId}/file`, Math.max(daysAgo - 1, -hire.terms.startsIn, 0.01));
  const deps = { ...forOneFile(services.compliance), clock };
  const caller = memberCaller(admin, 'decideCompliance');
  const verifiedOn = utcDay(clock.now());
  const validUntil = addDays(verifiedOn, goodFor);
  let file = await getComplianceFile(deps, { caller, placementId });
  if (file.startConfirmedAt !== null) return;
  const open = hasStarted ? 0 : (hire.file?.open ?? 0);
  const { problems } = file.ready;
  for (const { itemId } of problems.slice(0, problems.length - open)) {
    file = await accept(deps, file, admin, { placementId, itemId, verifiedOn, validUntil });
  }
  if (hasStarted) await confirmStart(deps, { caller, placementId });
};

/** A certification that expired during a placement. */
export const seedExpiration = async (
  { services, now }: SeedContext,
  { hire, placementId, admin }: Placed,
): Promise<void> => {
  if (!hire.file?.expired) return;
  const deps = { ...services.compliance, clock: seedClock(now, `${placementId}/expiration`, 0.01) };
  const file = await getComplianceFile(deps, { caller: memberCaller(admin, 'decideCompliance'), placementId });
  const itemId = expiringIn(file);
  if (itemId === undefined) throw new Error(`The file of ${hire.professional} has nothing that expires.`);
  const { validUntil } = file.items.find((it) => it.itemId === itemId)!;
  if (validUntil !== null && validUntil < utcDay(now)) return;
  const verifiedOn = dayFrom(now, hire.terms.startsIn);
  await accept(deps, file, admin, { placementId, itemId, verifiedOn, validUntil: dayFrom(now, -1) });
};
