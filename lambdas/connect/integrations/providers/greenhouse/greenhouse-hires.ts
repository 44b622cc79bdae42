import type { OfferTerms } from '@shared/hiring/model/offer';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ConnectedVendor } from '../../ports';
import type { Hire, HireTarget } from '../../recruiting/hire';
import type { HireChange, StoredHire } from '../../../../store/connect/recruiting-systems/ports';
import {
  fetchEvery,
  harvest,
  HarvestApplication,
  HarvestCandidate,
  HarvestNote,
  HarvestOpening,
  HarvestRejection,
  parsedAs,
} from './greenhouse-api';
import * as z from 'zod';

type Save = (change: HireChange) => Promise<StoredHire>;
type Applied = { candidateId: number; applicationId: number };

/** https://harvestdocs.greenhouse.io/reference/post_v3-candidates answers with both. */
const NewCandidate = z.object({ candidate: HarvestCandidate, application: HarvestApplication });

const candidateWith = async (vendor: ConnectedVendor, email: string): Promise<number | null> => {
  const path = '/candidates';
  const [found] = await fetchEvery(vendor, {
    operation: 'candidates.find',
    path,
    query: { email },
    schema: HarvestCandidate,
  });
  return found?.id ?? null;
};

const isRejected = async (vendor: ConnectedVendor, applicationId: number): Promise<boolean> => {
  const found = await fetchEvery(vendor, {
    operation: 'rejection_details.list',
    path: '/rejection_details',
    query: { application_ids: String(applicationId) },
    schema: HarvestRejection,
  });
  return found.some(({ application_id }) => application_id === applicationId);
};

const applyThere = async (vendor: ConnectedVendor, candidateId: number, jobId: number): Promise<Applied | null> => {
  const found = await fetchEvery(vendor, {
    operation: 'applications.find',
    path: '/applications',
    query: { candidate_ids: String(candidateId), job_ids: String(jobId) },
    schema: HarvestApplication,
  });
  const open = found.find(({ status }) => status !== 'rejected');
  if (open) return { candidateId, applicationId: open.id };
  for (const { id } of found) if (await isRejected(vendor, id)) return null;
  const { body } = await vendor.call({
    operation: 'application.create',
    method: 'POST',
    url: `${harvest}/applications`,
    json: { candidate_id: candidateId, job_id: jobId },
  });
  return { candidateId, applicationId: parsedAs(HarvestApplication, body).id };
};

const newCandidate = async (vendor: ConnectedVendor, hire: Hire, jobId: number): Promise<Applied> => {
  const { firstName, lastName, email, phone } = hire;
  const { body } = await vendor.call({
    operation: 'candidate.create',
    method: 'POST',
    url: `${harvest}/candidates`,
    json: {
      first_name: firstName,
      last_name: lastName,
      ...(email && { email_addresses: [{ value: email, type: 'personal' }] }),
      ...(phone && { phone_numbers: [{ value: phone, type: 'mobile' }] }),
      application: { job_id: jobId },
    },
  });
  const { candidate, application } = parsedAs(NewCandidate, body);
  return { candidateId: candidate.id, applicationId: application.id };
};

/**
 * Greenhouse has no idempotency keys, so each try looks for an earlier one's results by email, or not at all if the
 * person doesn't share it. Null if the application is rejected there.
 */
const ensured = async (vendor: ConnectedVendor, hire: Hire, jobId: number, save: Save): Promise<Applied | null> => {
  const known = hire.email ? await candidateWith(vendor, hire.email) : null;
  if (known !== null) return applyThere(vendor, known, jobId);
  if (!hire.email) await save({ attempted: true });
  return newCandidate(vendor, hire, jobId);
};

/** Notes replace the activity feed: https://harvestdocs.greenhouse.io/docs/write-endpoint-migration-guide */
const noted = async (vendor: ConnectedVendor, { candidateId, applicationId }: Applied, hire: Hire): Promise<void> => {
  const notes = await fetchEvery(vendor, {
    operation: 'notes.list',
    path: '/notes',
    query: { application_ids: String(applicationId) },
    schema: HarvestNote,
  });
  if (notes.some(({ body }) => body?.includes(hire.link))) return;
  await vendor.call({
    operation: 'note.create',
    method: 'POST',
    url: `${harvest}/notes`,
    json: {
      candidate_id: candidateId,
      application_id: applicationId,
      body: hire.note,
      visibility: 'public',
      note_type: 'NOTE',
    },
  });
};

type ToHire = { applicationId: number; jobId: number; terms: Pick<OfferTerms, 'startOn'> };

/** Not idempotent, so reads the state first: https://harvestdocs.greenhouse.io/reference/post_v3-applications-id-hire */
const hired = async (vendor: ConnectedVendor, { applicationId, jobId, terms }: ToHire): Promise<void> => {
  const [application] = await fetchEvery(vendor, {
    operation: 'application.get',
    path: '/applications',
    query: { ids: String(applicationId) },
    schema: HarvestApplication,
  });
  if (!application) throw new VendorProblem('refused', 404);
  if (application.status === 'hired') return;
  const [opening] = await fetchEvery(vendor, {
    operation: 'openings.list',
    path: '/openings',
    query: { job_ids: String(jobId), open: 'true' },
    schema: HarvestOpening,
  });
  await vendor.call({
    operation: 'application.hire',
    method: 'POST',
    url: `${harvest}/applications/${applicationId}/hire`,
    json: { start_date: terms.startOn, ...(opening && { opening_id: opening.id }) },
  });
};

const before = ({ candidateThere, applicationThere }: StoredHire): Applied | null =>
  candidateThere === null || applicationThere === null
    ? null
    : { candidateId: Number(candidateThere), applicationId: Number(applicationThere) };

/** Creates candidate, application, note, and hire, each only if it is missing. */
export const sendHire: HireTarget = async (vendor, { hire, stored, externalJobId }, save) => {
  const jobId = Number(externalJobId);
  const applied = before(stored) ?? (await ensured(vendor, hire, jobId, save));
  if (applied === null) return 'rejected_there';
  const { candidateId, applicationId } = applied;
  await save({ candidateThere: String(candidateId), applicationThere: String(applicationId) });
  if (await isRejected(vendor, applicationId)) return 'rejected_there';
  await noted(vendor, applied, hire);
  await hired(vendor, { applicationId, jobId, terms: hire.terms });
  return 'sent';
};
