import { freeMailDomains } from '../../data/free-mail-domains';

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

const hostOf = (website: string): string =>
  URL.canParse(website) ? new URL(website).hostname.toLowerCase().replace(/^www\./, '') : '';

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Whether an address seems to belong to a facility: it shares the domain of its website, if known. */
export const isWorkAddress = (email: string, website: string): boolean => {
  const domain = domainOf(email);
  if (freeMailDomains.has(domain)) return false;
  const host = hostOf(website);
  return host === '' || isWithin(host, domain) || isWithin(domain, host);
};
