import { documentKeys } from '@shared/platform/media';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { createOrganizationCases } from '../organization-verifications/cases';
import { newCase } from '../organization-verifications/case-item';
import { createOrganizations } from '../organizations/organizations';
import type { ClosingStepOf } from './step';

/** Frees name, tax ID, and NPI for others, and deletes documents. Files go first, because the case names them. */
export const releaseVerification: ClosingStepOf = async function* ({ table, documents, clock }, { organizationId }) {
  const cases = createOrganizationCases(table);
  const stored = await cases.get(organizationId);
  for (const { documentId } of stored?.documents ?? []) {
    yield async () => {
      await documents.remove(`${documentKeys.organization}${organizationId}/${documentId}`);
      return true;
    };
  }
  yield () =>
    retryOnConflict(async () => {
      const before = await cases.get(organizationId);
      if (!before || (before.status === 'unverified' && before.claims.length === 0)) return false;
      const at = clock.now().toISOString();
      const { version: _version, ...change } = newCase(organizationId, at);
      await cases.move({ before, change, at });
      return true;
    });
};

export const removeImages: ClosingStepOf = async function* ({ table, files }, { organizationId }) {
  const organization = await createOrganizations(table).get(organizationId);
  if (!organization) return;
  const { logo_url, photos } = organization;
  const images = [
    ...(logo_url === null ? [] : [logo_url]),
    ...photos.flatMap(({ url, thumb_url }) => [url, thumb_url]),
  ];
  for (const path of images) {
    yield async () => {
      await files.withdraw(path);
      return true;
    };
  }
};
