import { acceptedDocuments } from '@shared/legal/documents';
import type { LegalAcceptance } from '@shared/accounts/model/legal';
import type { NewAcceptance } from '../../store/accounts/accounts/ports';

/** The first acceptance of a version stays. */
export const withAcceptance = (
  before: readonly LegalAcceptance[],
  { accepted, operation, at }: NewAcceptance,
): LegalAcceptance[] => [
  ...before,
  ...acceptedDocuments
    .map((document) => ({ document, version: accepted[document], acceptedAt: at, operation }))
    .filter((it) => !before.some(({ document, version }) => it.document === document && it.version === version)),
];
