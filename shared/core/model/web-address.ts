import { isOneLine } from './plain-text';

/**
 * How a person reads an address and where it leads are the same: for browsers a backslash ends the host, whitespace vanishes,
 * and what stands before an @ is a user (https://url.spec.whatwg.org/#concept-basic-url-parser).
 */
const asItIsRead = /^https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i;

/** Of at least two labels. An IP address, in whatever form it was typed, is four numbers or in brackets by now. */
const publicName = /^(?=.{4,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * Names of networks of their own: RFC 6761 section 6.3, RFC 6762 section 3 and appendix G, RFC 7686, RFC 8375,
 * RFC 9476. Clouds answer at metadata.google.internal and instance-data.ec2.internal, Kubernetes at kubernetes.default.svc.
 */
const ownNetworks =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|svc|onion|alt|home\.arpa)$/;

/** Null if it isn't a whole http or https address, or reads as another one than it is. */
export const parseWebAddress = (text: string): URL | null =>
  asItIsRead.test(text) && isOneLine(text) ? URL.parse(text) : null;

/** Whether the host is a name of the internet. Where the name leads is checked at each request. */
export const hasPublicName = ({ hostname }: URL): boolean => publicName.test(hostname) && !ownNetworks.test(hostname);

/** The machine of a developer. The local stack calls it, deployed functions don't. */
export const isOwnMachine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);

/** What functions call for people. */
export const isCallable = (url: URL): boolean =>
  url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '' && hasPublicName(url);

/** As browsers and functions use it, so a name of lookalike letters shows (`xn--`). */
export const normalizedAddress = (text: string): string => {
  const url = parseWebAddress(text);
  if (!url) return text;
  return url.href === `${url.origin}/` ? url.origin : url.href;
};

/** `opened`: by people, in a browser. `called`: by functions. */
export type AddressUse = 'opened' | 'called';

/** Whether the form is right, wherever it leads. */
export const isAddressFor = (text: string, use: AddressUse): boolean => {
  const url = parseWebAddress(text);
  return url !== null && (use === 'opened' || isOwnMachine(url) || (url.protocol === 'https:' && url.port === ''));
};

/** Also true of text of another form. */
export const leadsOutside = (text: string, use: AddressUse): boolean => {
  const url = parseWebAddress(text);
  return !url || hasPublicName(url) || (use === 'called' && isOwnMachine(url));
};
