import { limits } from '../../../limits';
import type { ExclusionStanding } from '../../../trust/model/exclusion';
import type { HealthRecord } from '../../model/health-record';
import type { HeldCertificationCode, Profession, Unit } from '../../model/healthcare-vocabulary';
import type { StateCode } from '../../model/profile-vocabulary';
import type { VerificationStatus } from '../../model/verification';
import { addDays } from '../../../core/rules/calendar-days';
import { checklistRenewalOn } from '../checklist-dates';
import { coversState } from '../eligibility/eligibility-license';
import { isCurrent, longest } from '../../../hiring/rules/match/match-dates';
import type { LicenseSubject } from '../../../hiring/rules/match/match-subjects';
import type { StoredItem } from './compliance-item';

type Checked = { expiresOn: string | null; status: VerificationStatus | null; verifiedOn: string | null };

/** The professional's own data, independent of the placement. */
export type Wallet = {
  profession: Profession | null;
  licenses: readonly (LicenseSubject & Checked)[];
  certifications: readonly (Checked & { code: HeldCertificationCode })[];
  checklists: Partial<Record<Unit, { signedOn: string }>>;
  answeredReferences: number;
  health: readonly HealthRecord[];
  exclusion: ExclusionStanding;
};

export type Evidence = {
  state: 'accepted' | 'in_review' | 'submitted';
  verifiedOn: string | null;
  validUntil: string | null;
};

const accepted = ({ verifiedOn, expiresOn }: Checked): Evidence => ({
  state: 'accepted',
  verifiedOn,
  validUntil: expiresOn,
});

/** Prefers verified evidence, then evidence under review, then expired evidence. */
const checkedEvidence = (held: readonly Checked[], today: string): Evidence | null => {
  const known = held.filter(({ status }) => status !== 'rejected');
  const current = known.filter((it) => it.status !== 'expired' && isCurrent(it, today));
  const verified = longest(current.filter(({ status }) => status === 'verified'));
  if (verified) return accepted(verified);
  const waiting = longest(current);
  if (waiting) {
    const state = waiting.status === null ? 'submitted' : 'in_review';
    return { state, verifiedOn: null, validUntil: waiting.expiresOn };
  }
  const expired = longest(known);
  return expired ? accepted(expired) : null;
};

/** Without a state, such as for remote work, any license of the profession counts. */
const licenseEvidence = ({ subject }: StoredItem, { licenses, profession }: Wallet, today: string): Evidence | null =>
  checkedEvidence(
    licenses.filter(
      (it) =>
        it.profession === profession && it.scope !== 'letter' && (!subject || coversState(it, subject as StateCode)),
    ),
    today,
  );

const checklistEvidence = ({ subject }: StoredItem, { checklists }: Wallet): Evidence | null => {
  const signed = Object.entries(checklists)
    .filter(([unit]) => subject === '' || unit === subject)
    .map(([, { signedOn }]) => signedOn)
    .sort()
    .at(-1);
  if (signed === undefined) return null;
  return { state: 'accepted', verifiedOn: signed, validUntil: addDays(checklistRenewalOn(signed), -1) };
};

const healthEvidence = ({ subject }: StoredItem, { health }: Wallet): Evidence | null => {
  const record = health.find(({ code }) => code === subject);
  return record ? { state: 'submitted', verifiedOn: record.takenOn, validUntil: record.validUntil } : null;
};

/** Evidence in the wallet, or null; dates may be past. Only employers decide on health records. */
export const walletEvidence = (item: StoredItem, wallet: Wallet, today: string): Evidence | null => {
  switch (item.code) {
    case 'license':
      return licenseEvidence(item, wallet, today);
    case 'certification':
      return checkedEvidence(
        wallet.certifications.filter(({ code }) => code === item.subject),
        today,
      );
    case 'skills_checklist':
      return checklistEvidence(item, wallet);
    case 'references':
      return wallet.answeredReferences < limits.countedReferences
        ? null
        : { state: 'accepted', verifiedOn: null, validUntil: null };
    case 'health':
      return healthEvidence(item, wallet);
    default:
      return null;
  }
};
