import type { EvidenceItem } from '../../model/evidence-packet';
import type { StoredProfile } from '../../../people/model/professional';
import type { OwnReference } from '../../../people/model/reference';
import type { VerificationCase } from '../../../people/model/verification';

type Cases = readonly Pick<VerificationCase, 'credentialId' | 'status' | 'source' | 'verifiedAt'>[];
type Verified = Pick<Extract<EvidenceItem, { kind: 'license' }>, 'source' | 'verifiedOn'>;

const verifiedIn = (cases: Cases, id: string): Verified | null => {
  const found = cases.find(({ credentialId }) => credentialId === id);
  if (found?.status !== 'verified' || !found.source || !found.verifiedAt) return null;
  return { source: found.source, verifiedOn: found.verifiedAt.slice(0, 10) };
};

export const verifiedCredentials = (
  { licenses, certifications, profession }: Pick<StoredProfile, 'licenses' | 'certifications' | 'profession'>,
  cases: Cases,
): EvidenceItem[] => [
  ...licenses.flatMap((license): EvidenceItem[] => {
    const verified = verifiedIn(cases, license.id);
    if (!verified) return [];
    const { id, name, number, type, state, scope, issuingBody: issuedBy, issueDate, expiryDate } = license;
    const dates = { issuedOn: issueDate, expiresOn: expiryDate };
    return [
      {
        ...{ kind: 'license', id, name, number, issuedBy, type },
        ...{ profession: license.profession ?? profession, state, scope, ...dates, ...verified },
      },
    ];
  }),
  ...certifications.flatMap((certification): EvidenceItem[] => {
    const verified = verifiedIn(cases, certification.id);
    if (!verified) return [];
    const { id, code, otherName: name, number, issuer: issuedBy, issuedOn, expiresOn } = certification;
    return [{ kind: 'certification', id, name, number, issuedBy, code, issuedOn, expiresOn, ...verified }];
  }),
];

type Reference = Pick<
  OwnReference,
  'referenceId' | 'name' | 'title' | 'facility' | 'unit' | 'startedOn' | 'endedOn' | 'standing' | 'closedAt' | 'answer'
>;

/** References whose writer confirmed dates and role, not written on the person's own device. */
export const confirmedReferences = (references: readonly Reference[]): EvidenceItem[] =>
  references.flatMap(({ referenceId: id, answer, closedAt, ...reference }): EvidenceItem[] => {
    const { name, title, facility, unit, startedOn, endedOn, standing } = reference;
    if (!answer?.accurate || closedAt === null || standing === 'same_device') return [];
    const answeredOn = closedAt.slice(0, 10);
    return [{ kind: 'reference', id, name, title, facility, unit, startedOn, endedOn, standing, answeredOn }];
  });
