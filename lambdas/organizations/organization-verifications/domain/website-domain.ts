import type { DomainProblem } from '@shared/organizations/model/organization-verification';
import providers from 'email-providers/all.json' with { type: 'json' };
import { parse } from 'tldts';

const mailProviders: ReadonlySet<string> = new Set(providers);

/** `label`: domain without its suffix. */
export type WebsiteDomain = { domain: string; label: string; problem: null } | { domain: null; problem: DomainProblem };

const failed = (problem: DomainProblem): WebsiteDomain => ({ domain: null, problem });

/**
 * Returns the registrable domain by the Public Suffix List (publicsuffix.org), including private suffixes: a page at a
 * host such as github.io belongs to its owner, not the host's. Domains of mail providers prove nothing.
 */
export const websiteDomain = (website: string): WebsiteDomain => {
  if (website.trim() === '') return failed('website_missing');
  const { domain, domainWithoutSuffix, isIp } = parse(website.trim(), { allowPrivateDomains: true });
  if (isIp || domain === null) return failed('public_suffix');
  return mailProviders.has(domain)
    ? failed('mail_provider')
    : { domain, label: domainWithoutSuffix ?? '', problem: null };
};

/** Returns null for addresses of mail providers and at public suffixes. */
export const domainOfAddress = (email: string): string | null => {
  const { domain } = parse(email.slice(email.lastIndexOf('@') + 1), { allowPrivateDomains: true });
  return domain !== null && !mailProviders.has(domain) ? domain : null;
};
