import { describe, expect, it } from 'vitest';
import { paths } from '@shared/paths';
import { footerGroups, guestLinks, legalLinks } from './navigation';

describe('menus of the public site', () => {
  it('lead to pages that exist', () => {
    const known = new Set<string>(Object.values(paths));
    const all = [...guestLinks, ...legalLinks, ...footerGroups.flatMap(({ links }) => links)];
    for (const { to } of all) expect(known).toContain(to);
  });
});
