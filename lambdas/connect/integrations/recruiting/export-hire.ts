import { paths, pathTo } from '@shared/paths';
import type { Clock } from '../../../platform/clock';
import { answers } from '../../../platform/text/answers';
import type { JobItem } from '../../../store/hiring/jobs/job-item';
import type { OfferItem } from '../../../store/hiring/offers/offer-item';
import type { Disclosures } from '../../../store/work/receipts/ports';
import type {
  ExportedHires,
  ImportedJobs,
  StoredHire,
  SystemRef,
} from '../../../store/connect/recruiting-systems/ports';
import { isPassing, VendorProblem } from '../engine/vendor-problem';
import type { ConnectedVendor } from '../ports';
import type { Hire, HireTarget } from './hire';

type Person = { firstName: string; lastName: string; email: string; phone: string };

export type ExportDeps = {
  hires: ExportedHires;
  imports: ImportedJobs;
  disclosures: Disclosures;
  offer(offerId: string): Promise<OfferItem | null>;
  job(jobId: string): Promise<JobItem | null>;
  person(userId: string): Promise<Person | null>;
  clock: Pick<Clock, 'now'>;
  siteUrl: string;
};

type Known = { offer: OfferItem; job: JobItem; externalJobId: string };

/** Returns null if the job is from another account, or the offer isn't accepted. */
const knownHire = async (deps: ExportDeps, ref: SystemRef, offerId: string): Promise<Known | null> => {
  const offer = await deps.offer(offerId);
  if (offer?.status !== 'accepted' || offer.organizationId !== ref.organizationId) return null;
  const job = await deps.job(offer.jobId);
  if (job?.source?.provider !== ref.provider) return null;
  const { externalId } = job.source;
  const imported = await deps.imports.get(ref, externalId);
  return imported?.jobId === job.jobId ? { offer, job, externalJobId: externalId } : null;
};

/** Includes contact details as the organization sees them: with a receipt, and not once the person revoked them. */
const hireOf = async (deps: ExportDeps, { offer, job }: Known): Promise<Hire | null> => {
  const userId = offer.professional.userId;
  const person = await deps.person(userId);
  if (!person) return null;
  const { organizationId, applicationId, terms } = offer;
  const handed = { userId, organizationId, reason: 'application', subject: 'contact' } as const;
  const [mayShare] = await deps.disclosures.handOver([handed], deps.clock.now().toISOString());
  const link = new URL(pathTo(paths.application, { applicationId }), deps.siteUrl).href;
  const note = answers.in(job.language ?? 'en')('hireNote', { startOn: terms.startOn, link });
  return { ...person, ...(!mayShare && { email: '', phone: '' }), terms, link, note };
};

const newHire = (ref: SystemRef, { offer }: Known, at: string): StoredHire => ({
  ...ref,
  applicationId: offer.applicationId,
  offerId: offer.offerId,
  jobId: offer.jobId,
  professionalId: offer.professional.userId,
  state: 'waiting',
  at,
  candidateThere: null,
  applicationThere: null,
  attempted: false,
});

/** A person without contact details can't be found again there, so a retry could create a second candidate. */
const isUnclear = (stored: StoredHire): boolean => stored.attempted && stored.candidateThere === null;

type Command = { ref: SystemRef; offerId: string; vendor: ConnectedVendor; send: HireTarget };

/** Idempotent. Throws a passing VendorProblem, for a retry. */
export const exportHire = async (deps: ExportDeps, { ref, offerId, vendor, send }: Command): Promise<void> => {
  const known = await knownHire(deps, ref, offerId);
  if (!known) return;
  const at = deps.clock.now().toISOString();
  let stored = await deps.hires.add(newHire(ref, known, at));
  if (stored.state === 'sent') return;
  if (isUnclear(stored)) {
    await deps.hires.save(stored, { state: 'unclear', at });
    return;
  }
  const hire = await hireOf(deps, known);
  if (!hire) return;
  const save = async (change: Parameters<ExportedHires['save']>[1]): Promise<StoredHire> =>
    (stored = await deps.hires.save(stored, change));
  try {
    const state = await send(vendor, { hire, stored, externalJobId: known.externalJobId }, save);
    await save({ state, at });
  } catch (error) {
    if (!(error instanceof VendorProblem)) throw error;
    // A refusal is final: nothing was created.
    if (error.problem === 'refused') await save({ state: 'refused', at, attempted: false });
    if (isPassing(error) || error.problem === 'access_ended') throw error;
  }
};
