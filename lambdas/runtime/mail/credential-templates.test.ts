import { describe, expect, it } from 'vitest';
import { credentialExpiring, credentialStatusChanged, type DecidedStatus } from './credential-templates';

const siteUrl = 'https://wardline.test';
const hostile = '<script>alert(1)</script>"\'&\r\nBcc: all@example.org';
const decided: DecidedStatus[] = ['verified', 'needs_info', 'rejected', 'expired'];
const mails = [
  ...decided.map((status) => credentialStatusChanged({ siteUrl, label: hostile, status, note: hostile })),
  credentialExpiring({ siteUrl, label: hostile, expiryDate: '2027-03-01', days: 30 }),
];

describe('mail about credentials', () => {
  it.each(mails)('escapes what was typed and stays one header line ($subject)', ({ subject, html, text }) => {
    expect(html).not.toContain('<script');
    expect(subject).not.toMatch(/[\r\n]/);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(links.every((href) => href.startsWith(siteUrl))).toBe(true);
    expect(text).toContain(`${siteUrl}/profile/edit#profile-licenses`);
  });
});
