/** Every published version of these stays readable (archive). Named like their catalogs. */
export const legalDocuments = ['terms', 'privacy', 'cookies', 'acceptable-use', 'accessibility'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export const isLegalDocument = (name: string): name is LegalDocument => legalDocuments.some((it) => it === name);

/** People accept these when they register, and each new version when they next open the site. */
export const acceptedDocuments = ['terms', 'privacy'] as const satisfies readonly LegalDocument[];
type AcceptedDocument = (typeof acceptedDocuments)[number];

/** Day, YYYY-MM-DD. */
type LegalVersion = { effectiveOn: string };

/**
 * Versions of each document, oldest first. What changed is in the catalog `legal`, one line for each version. A text that
 * changes needs another version, and `npm run legal`.
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
  ],
  'acceptable-use': [{ effectiveOn: '2026-11-23' }],
  accessibility: [{ effectiveOn: '2026-11-23' }],
};

const currentVersion = (document: AcceptedDocument): number => legalVersions[document].length;

export type AcceptedVersions = Record<AcceptedDocument, number>;

/** What a person accepts who accepts today. */
export const currentTerms: AcceptedVersions = { terms: currentVersion('terms'), privacy: currentVersion('privacy') };

export const isCurrent = (accepted: AcceptedVersions): boolean =>
  acceptedDocuments.every((document) => accepted[document] === currentTerms[document]);

/** `accepted`: the newest version that the person accepted; null if none. */
export type DueDocument = { document: AcceptedDocument; version: number; accepted: number | null };

/** What a person still has to accept. */
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
