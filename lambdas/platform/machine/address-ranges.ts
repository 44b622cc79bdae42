import ipaddr from 'ipaddr.js';

type Range = { network: ipaddr.IPv4 | ipaddr.IPv6; bits: number };

const rangeOf = (text: string): Range => {
  if (text.includes('/')) {
    const [network, bits] = ipaddr.parseCIDR(text);
    return { network, bits };
  }
  const network = ipaddr.parse(text);
  return { network, bits: network.kind() === 'ipv4' ? 32 : 128 };
};

/** Whether an address equals, or is within, one of the ranges (CIDR). IPv4 within IPv6 counts as IPv4. */
export const isWithin = (address: string, ranges: readonly string[]): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return ranges
    .map(rangeOf)
    .some(({ network, bits }) => network.kind() === parsed.kind() && parsed.match(network, bits));
};
