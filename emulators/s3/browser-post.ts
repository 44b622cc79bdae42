import { AwsError } from '../aws/aws-error';
import { isRecord } from '../../scripts/local/json-file';
import { contentHeaders, metadataHeaders } from './content-headers';
import { accessDenied, headerOf, nameOf, notImplemented, type ObjectOperation, type ObjectRequest } from './exchange';
import { assertFormSigned } from './signature';
import { keepObject } from './write-operations';

const contentFields = ['content-type', 'cache-control', 'content-disposition', 'content-encoding'];
/** Fields of the form itself. */
const formFields = [
  'key',
  'bucket',
  'policy',
  ...['algorithm', 'credential', 'date', 'signature'].map((it) => `x-amz-${it}`),
];
const uncovered = ['policy', 'x-amz-signature'];

type Form = { fields: Map<string, string>; file: Buffer };

/** Like AWS, ignores fields after the file. */
const formOf = async ({ headers, body, bucket }: ObjectRequest): Promise<Form> => {
  const type = headerOf(headers, 'content-type') ?? '';
  if (!type.startsWith('multipart/form-data'))
    throw new AwsError('PreconditionFailed', 'Bucket POST must be of the enclosure-type multipart/form-data', 412);
  const answer = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  const form = await answer.formData().catch(() => {
    throw new AwsError('MalformedPOSTRequest', 'The body of your POST request is not well-formed multipart/form-data.');
  });
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    const file = typeof value === 'string' ? Buffer.from(value) : Buffer.from(await value.arrayBuffer());
    if (name.toLowerCase() === 'file') return { fields: fields.set('bucket', bucket), file };
    fields.set(name.toLowerCase(), file.toString());
  }
  throw new AwsError('InvalidArgument', 'POST requires exactly one file upload per request.');
};

const refused = (why: string): AwsError => accessDenied(`Invalid according to Policy: ${why}`);

type Policy = { expiration: string; conditions: unknown[] };

const policyOf = (fields: Form['fields']): Policy => {
  try {
    const policy: unknown = JSON.parse(Buffer.from(fields.get('policy') ?? '', 'base64').toString());
    if (isRecord(policy) && typeof policy['expiration'] === 'string' && Array.isArray(policy['conditions']))
      return policy as Policy;
  } catch {
    // A file not sent as a form.
  }
  throw new AwsError('InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.');
};

const assertSize = (size: number, least: number, most: number): void => {
  if (size < least)
    throw new AwsError('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
  if (size > most) throw new AwsError('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
};

type Rule = { kind: string; field: string; value: string };

const ruleOf = (condition: unknown): Rule => {
  const [kind, field, value] = Array.isArray(condition)
    ? (condition as unknown[])
    : ['eq', ...(Object.entries(condition as object)[0] ?? [])];
  return { kind: String(kind), field: String(field).replace(/^\$/, '').toLowerCase(), value: String(value) };
};

const assertAllowed = ({ fields, file }: Form): void => {
  const { expiration, conditions } = policyOf(fields);
  if (!(Date.parse(expiration) > Date.now())) throw refused('Policy expired.');
  const covered = new Set(uncovered);
  for (const condition of conditions) {
    const { kind, field, value } = ruleOf(condition);
    if (kind === 'content-length-range') {
      const [, least, most] = condition as [string, number, number];
      assertSize(file.length, least, most);
      continue;
    }
    const sent = fields.get(field) ?? '';
    const holds = { eq: sent === value, 'starts-with': sent.startsWith(value) }[kind];
    if (holds === undefined) throw notImplemented(`the condition ${kind} of a form`);
    if (!holds) throw refused(`Policy Condition failed: ${JSON.stringify([kind, `$${field}`, value])}`);
    covered.add(field);
  }
  const extra = [...fields.keys()].filter((field) => !covered.has(field) && field !== 'bucket');
  if (extra.length > 0) throw refused(`Extra input fields: ${extra.join(', ')}`);
};

const isKnown = (field: string): boolean =>
  formFields.includes(field) ||
  contentFields.includes(field) ||
  metadataHeaders.some((name) => field.startsWith(name.slice(0, -1)));

/** Handles a browser form signed by a function. */
export const postObject: ObjectOperation = {
  name: 'PostObject',
  async run(request, store) {
    const form = await formOf(request);
    const { fields, file } = form;
    if (!fields.has('policy')) throw accessDenied();
    assertFormSigned(fields);
    assertAllowed(form);
    const unknown = [...fields.keys()].find((field) => !isKnown(field));
    if (unknown !== undefined) throw notImplemented(`the field ${unknown} of a form`);
    const key = fields.get('key') ?? '';
    if (key.includes('${filename}')) throw notImplemented('${filename} in a key');
    if (key === '') throw new AwsError('InvalidArgument', 'User key must have a length greater than 0.');
    const { etag } = keepObject(store, nameOf({ ...request, key }), file, contentHeaders(Object.fromEntries(fields)));
    return { status: 204, headers: { etag } };
  },
};
