import { acceptedDocuments, currentTerms } from '@shared/legal/documents';
import { DeleteCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { accountKeys } from '@lambdas/store/accounts/accounts/keys';

/** Makes an account look older than the current terms. */
export const forgetAcceptance = async ({ userId }: { userId: string }): Promise<void> => {
  const table = openTable();
  for (const document of acceptedDocuments) {
    const Key = accountKeys.legalAcceptance(userId, document, currentTerms[document]);
    await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
  }
};
