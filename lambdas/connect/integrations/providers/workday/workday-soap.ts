import { escapeHtml } from '../../../../platform/text/escape-html';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ConnectedVendor } from '../../ports';

/** Operations are listed at https://community.workday.com/sites/default/files/file-hosting/productionapi/Recruiting/v43.0/Recruiting.html */
const version = 'v43.0';

export type Tenant = { host: string; tenant: string };

export const element = (name: string, content: string): string => `<wd:${name}>${content}</wd:${name}>`;
export const textElement = (name: string, text: string): string => element(name, escapeHtml(text));
export const idElement = (type: string, id: string): string => `<wd:ID wd:type="${type}">${escapeHtml(id)}</wd:ID>`;

const envelope = (request: string, content: string): string =>
  '<?xml version="1.0" encoding="utf-8"?>' +
  '<env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/"><env:Body>' +
  `<wd:${request} xmlns:wd="urn:com.workday/bsvc" wd:version="${version}">${content}</wd:${request}>` +
  '</env:Body></env:Envelope>';

/** SOAP 1.1, section 6.2: faults come with 500. */
const faultStatus = 500;
const faultCode = /<faultcode[^>]*>([^<]*)<\/faultcode>/;

/** `fault`: an error of the sender, such as an unknown ID. */
export type SoapAnswer = { fault: true } | { fault: false; text: string };

/** Throws a VendorProblem for errors other than the sender's. */
export const askRecruiting = async (
  vendor: ConnectedVendor,
  { host, tenant }: Tenant,
  { operation, request, content }: { operation: string; request: string; content: string },
): Promise<SoapAnswer> => {
  const { status, body } = await vendor.call({
    operation,
    method: 'POST',
    url: `https://${host}/ccx/service/${tenant}/Recruiting/${version}`,
    xml: envelope(request, content),
    headers: { accept: 'text/xml' },
    accepts: [faultStatus],
    text: true,
  });
  const text = String(body);
  if (status !== faultStatus) return { fault: false, text };
  const [, code] = faultCode.exec(text) ?? [];
  if (code === undefined || !code.includes('Client')) throw new VendorProblem('server_error', status);
  return { fault: true };
};

/** Finds an ID in a response, with any namespace prefix. */
export const idIn = (text: string, type: string): string | null =>
  new RegExp(`<(?:\\w+:)?ID\\s+(?:\\w+:)?type="${type}"\\s*>([^<]+)<`).exec(text)?.[1] ?? null;
