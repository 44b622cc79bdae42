import { UpdateCommand } from '@lambdas/platform/table/commands';
import { credentialRoutes } from '@shared/people/api/credentials.routes';
import { indexes, keys } from '@lambdas/store/keys';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../client';
import type { Person } from '../people';

export const sendDocument = async (person: Person, credentialId: string, content: Buffer, type = 'image/png') => {
  const body = { contentType: type as 'image/png', size: content.length };
  const target = (
    await api(credentialRoutes.requestDocumentUpload, { params: { credentialId }, body }, { token: person.token })
  ).body;
  const form = new FormData();
  for (const [name, value] of Object.entries(target.fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(content)]), 'proof');
  const { status } = await fetch(target.url, { method: 'POST', body: form });
  if (status !== 204) throw new Error(`The upload answered ${status}.`);
  return target.uploadId;
};
export const makeDue = (person: Person, credentialId: string, changes: Record<string, unknown> = {}) => {
  const values = { dueAt: '2020-01-01T00:00:00.000Z', gsi2sk: `2020-01-01T00:00:00.000Z#${person.userId}`, ...changes };
  const { client, name: TableName } = openTable();
  return client.send(
    new UpdateCommand({
      TableName,
      Key: keys.verification(person.userId, credentialId),
      UpdateExpression: `SET ${Object.keys(values)
        .map((name) => `#${name} = :${name}`)
        .join(', ')}, gsi2pk = :due`,
      ExpressionAttributeNames: Object.fromEntries(Object.keys(values).map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])),
        ':due': indexes.dueCredentials,
      },
    }),
  );
};
