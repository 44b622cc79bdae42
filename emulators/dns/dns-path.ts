export const dnsPath = '/_local/dns';
