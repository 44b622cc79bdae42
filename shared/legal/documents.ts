/** Documents whose published versions all stay readable (archive). Named like their catalogs. */
export const legalDocuments = ['terms', 'privacy', 'cookies', 'acceptable-use', 'accessibility'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export const isLegalDocument = (name: string): name is LegalDocument => legalDocuments.some((it) => it === name);

/** People accept these when they register, and each new version at their next visit. */
export const acceptedDocuments = ['terms', 'privacy'] as const satisfies readonly LegalDocument[];
type AcceptedDocument = (typeof acceptedDocuments)[number];

/** `effectiveOn`: YYYY-MM-DD. */
type LegalVersion = { effectiveOn: string };

/**
 * Versions of each document, oldest first. The catalog `legal` describes each version in one line. A changed text needs a
 * new version and `npm run legal`.
 */
export const legalVersions: Readonly<Record<LegalDocument, readonly LegalVersion[]>> = {
  terms: [{ effectiveOn: '2026-11-23' }, { effectiveOn: '2026-11-27' }],
  privacy: [{ effectiveOn: '2026-11-23' }, { effectiveOn: '2026-11-27' }, { effectiveOn: '2026-11-29' }],
  cookies: [
    { effectiveOn: '2026-11-23' },
    { effectiveOn: '2026-11-24' },
    { effectiveOn: '2026-11-27' },
    { effectiveOn: '2026-11-28' },
    { effectiveOn: '2026-11-29' },
    { effectiveOn: '2026-12-01' },
  ],
  'acceptable-use': [{ effectiveOn: '2026-11-23' }],
  accessibility: [{ effectiveOn: '2026-11-23' }],
};

const currentVersion = (document: AcceptedDocument): number => legalVersions[document].length;

export type AcceptedVersions = Record<AcceptedDocument, number>;

/** Versions accepted by someone who accepts today. */
export const currentTerms: AcceptedVersions = { terms: currentVersion('terms'), privacy: currentVersion('privacy') };

export const isCurrent = (accepted: AcceptedVersions): boolean =>
  acceptedDocuments.every((document) => accepted[document] === currentTerms[document]);

/** `accepted`: newest version that the person accepted; null if none. */
export type DueDocument = { document: AcceptedDocument; version: number; accepted: number | null };

/** Documents that a person still has to accept. */
export const dueDocuments = (
  records: readonly { document: AcceptedDocument; version: number }[],
  current: AcceptedVersions = currentTerms,
): DueDocument[] =>
  acceptedDocuments.flatMap((document) => {
    const versions = records.filter((it) => it.document === document).map(({ version }) => version);
    const version = current[document];
    return versions.includes(version)
      ? []
      : [{ document, version, accepted: versions.length > 0 ? Math.max(...versions) : null }];
  });
