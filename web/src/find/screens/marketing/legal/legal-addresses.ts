import type { LegalDocument } from '@shared/legal/documents';
import { legalVersionView, paths, pathTo } from '@shared/paths';

export const pageOfDocument = {
  terms: paths.terms,
  privacy: paths.privacy,
  cookies: paths.cookies,
  'acceptable-use': paths.acceptableUse,
  accessibility: paths.accessibility,
} as const satisfies Record<LegalDocument, string>;

/** Stays the same when there are newer versions. */
export const versionAddress = (document: LegalDocument, version: number): string =>
  pathTo(paths.legalVersion, { document, version: String(version) });

export const changesAddress = (document: LegalDocument, version: number): string =>
  `${versionAddress(document, version)}?${legalVersionView.parameter}=${legalVersionView.changes}`;
