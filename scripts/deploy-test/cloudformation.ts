import { setTimeout as wait } from 'node:timers/promises';

// Emulators route by the service in this header and ignore the signature.
const authorization =
  'AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/cloudformation/aws4_request, SignedHeaders=host, Signature=0';

const call = async (endpoint: string, parameters: Record<string, string>): Promise<string> => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ Version: '2010-05-15', ...parameters }),
  });
  return response.text();
};

const field = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

/** Creates a stack from this template, checks for `holds`, and deletes it. */
export const canCreate = async (
  endpoint: string,
  name: string,
  template: unknown,
  holds: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> => {
  const StackName = `probe-${name}`;
  const created = await call(endpoint, { Action: 'CreateStack', StackName, TemplateBody: JSON.stringify(template) });
  let status = created.includes('<Error>') ? 'REFUSED' : 'CREATE_IN_PROGRESS';
  for (let tries = 0; status.endsWith('_IN_PROGRESS') && tries < 100; tries += 1) {
    await wait(100);
    status = field(await call(endpoint, { Action: 'DescribeStacks', StackName }), 'StackStatus') ?? 'REFUSED';
  }
  try {
    return status === 'CREATE_COMPLETE' && (await holds());
  } finally {
    await call(endpoint, { Action: 'DeleteStack', StackName });
  }
};
