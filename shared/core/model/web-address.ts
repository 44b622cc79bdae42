import { isOneLine } from './plain-text';

/**
 * Ensures that an address leads where it appears to: for browsers a backslash ends the host, whitespace vanishes, and text
 * before an @ is a user (https://url.spec.whatwg.org/#concept-basic-url-parser).
 */
const asItIsRead = /^https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i;

/** A name with at least two labels. IP addresses are already normalized to four numbers or brackets. */
const publicName = /^(?=.{4,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * Names of networks of their own: RFC 6761 section 6.3, RFC 6762 section 3 and appendix G, RFC 7686, RFC 8375,
 * RFC 9476. Clouds answer at metadata.google.internal and instance-data.ec2.internal, Kubernetes at kubernetes.default.svc.
 */
const ownNetworks =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|svc|onion|alt|home\.arpa)$/;

/** Parses a complete http or https URL; null for anything else, and for misleading URLs. */
export const parseWebAddress = (text: string): URL | null =>
  asItIsRead.test(text) && isOneLine(text) ? URL.parse(text) : null;

/** Whether the host is a public name. Its IP address is checked at each request. */
export const hasPublicName = ({ hostname }: URL): boolean => publicName.test(hostname) && !ownNetworks.test(hostname);

/** A developer's machine, which only the local stack calls. */
export const isOwnMachine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);

/** Whether functions may call it for people. */
export const isCallable = (url: URL): boolean =>
  url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '' && hasPublicName(url);

/** URL as browsers and functions use it, so lookalike letters become visible (`xn--`). */
export const normalizedAddress = (text: string): string => {
  const url = parseWebAddress(text);
  if (!url) return text;
  return url.href === `${url.origin}/` ? url.origin : url.href;
};

const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** Adds `https://` to what people type as an address: "mercy.example/jobs". Anything else stays as it is. */
export const withScheme = (text: string): string => {
  if (scheme.test(text)) return text;
  const url = parseWebAddress(`https://${text}`);
  return url && hasPublicName(url) ? `https://${text}` : text;
};

/** `opened`: by people, in a browser. `called`: by functions. */
export type AddressUse = 'opened' | 'called';

/** Whether the form is right, regardless of its target. */
export const isAddressFor = (text: string, use: AddressUse): boolean => {
  const url = parseWebAddress(text);
  return url !== null && (use === 'opened' || isOwnMachine(url) || (url.protocol === 'https:' && url.port === ''));
};

/** Also true for text in another form. */
export const leadsOutside = (text: string, use: AddressUse): boolean => {
  const url = parseWebAddress(text);
  return !url || hasPublicName(url) || (use === 'called' && isOwnMachine(url));
};
