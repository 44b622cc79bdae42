import { productName } from '../../../product';
import type { EvidenceItem, SignedEvidencePacket } from '../../model/evidence-packet';

type Bundle = SignedEvidencePacket['document']['bundle'];
type Entry = Bundle['entry'][number];
type Credential = Extract<EvidenceItem, { kind: 'license' | 'certification' }>;

const isCredential = (item: EvidenceItem): item is Credential =>
  item.kind === 'license' || item.kind === 'certification';

const nameOf = (item: Credential): string => item.name || (item.kind === 'license' ? item.type : item.code);

const periodOf = ({ issuedOn, expiresOn }: Credential) => ({
  ...(issuedOn && { start: issuedOn }),
  ...(expiresOn && { end: expiresOn }),
});

const qualification = (item: Credential) => ({
  ...(item.number && { identifier: [{ value: item.number }] }),
  code: { text: nameOf(item) },
  period: periodOf(item),
  ...(item.issuedBy && { issuer: { display: item.issuedBy } }),
});

/** Source of a verification: a registry itself, or the issuer that a reviewer checked. */
const primarySource = ({ source, issuedBy, verifiedOn }: Credential) => ({
  who: { display: source === 'nppes' ? 'NPPES' : issuedBy || productName },
  validationStatus: {
    coding: [{ system: 'http://terminology.hl7.org/CodeSystem/validation-status', code: 'successful' }],
  },
  validationDate: verifiedOn,
});

const verification = (item: Credential, index: number, practitioner: string): Entry => ({
  fullUrl: `urn:wardline:verification:${item.id}`,
  resource: {
    resourceType: 'VerificationResult',
    target: [{ reference: practitioner }],
    targetLocation: [`Practitioner.qualification[${index}]`],
    status: 'validated',
    statusDate: item.verifiedOn,
    primarySource: [primarySource(item)],
    validator: [{ organization: { display: productName } }],
  },
});

type Of = { packetId: string; given: string; family: string; issuedAt: string; items: readonly EvidenceItem[] };

/**
 * Data that FHIR R4 can express: the person with credentials, their verifications, and the origin (hl7.org/fhir/R4:
 * Practitioner, VerificationResult, Provenance). References and attendance are only in the packet.
 */
export const fhirBundle = ({ packetId, given, family, issuedAt, items }: Of): Bundle => {
  const practitioner = `urn:wardline:practitioner:${packetId}`;
  const credentials = items.filter(isCredential);
  const verifications = credentials.map((item, index) => verification(item, index, practitioner));
  const about: Entry[] = [
    {
      fullUrl: practitioner,
      resource: {
        resourceType: 'Practitioner',
        name: [{ family, given: [given] }],
        qualification: credentials.map(qualification),
      },
    },
    ...verifications,
  ];
  const provenance: Entry = {
    fullUrl: `urn:wardline:provenance:${packetId}`,
    resource: {
      resourceType: 'Provenance',
      target: about.map(({ fullUrl }) => ({ reference: fullUrl })),
      recorded: issuedAt,
      agent: [
        {
          type: {
            coding: [{ system: 'http://terminology.hl7.org/CodeSystem/provenance-participant-type', code: 'verifier' }],
          },
          who: { display: productName },
        },
      ],
    },
  };
  return { resourceType: 'Bundle', type: 'collection', timestamp: issuedAt, entry: [...about, provenance] };
};
