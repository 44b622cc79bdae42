import ipaddr from 'ipaddr.js';

/** Whether an address is in one of the ranges (CIDR). IPv4 within IPv6 counts as IPv4. */
export const isWithin = (address: string, ranges: readonly string[]): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return ranges.some((range) => {
    const [network, bits] = ipaddr.parseCIDR(range);
    return network.kind() === parsed.kind() && parsed.match(network, bits);
  });
};
