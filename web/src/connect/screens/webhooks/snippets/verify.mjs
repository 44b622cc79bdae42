import { createHmac, timingSafeEqual } from 'node:crypto';

// headers: names in lower case. body: the bytes that arrived, before JSON.parse.
export function verify(secret, headers, body) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  const isKnown = headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isRecent && isKnown;
}
