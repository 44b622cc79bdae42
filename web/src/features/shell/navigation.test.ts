import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@shared/paths';
import { useTranslation } from '@/lib/i18n/i18n';
import { footerGroups, guestLinks, jobLinks, legalLinks, profileLinks, type NavigationLink } from './navigation';

const professional = { userType: 'doctor', membership: null } as const;
const employer = {
  userType: 'employer',
  membership: { organizationId: 'org_1', organization: 'Mercy', role: 'member', can_manage_team: false },
} as const;

const { t } = renderHook(() => useTranslation('shell')).result.current;
const shown = (links: readonly NavigationLink[]) => links.map(({ label, to }) => [t(label), to]);

describe('menus', () => {
  it('offer employers what employers do', () => {
    expect(shown(jobLinks(employer))).toEqual([
      ['Manage Jobs', '/jobs/manage'],
      ['Post New Job', '/jobs/post'],
      ['View Applications', '/jobs/applications'],
      ['Hired Professionals', '/professionals/hired'],
      ['Timesheets', '/timesheets'],
    ]);
    expect(shown(profileLinks(employer))).toEqual([
      ['Saved Professionals', '/doctors?view=saved'],
      ['Settings', '/settings'],
    ]);
    expect(shown(profileLinks({ ...employer, membership: null }))).toEqual([['Settings', '/settings']]);
  });

  it('offer professionals what professionals do', () => {
    expect(shown(jobLinks(professional))).toEqual([
      ['Browse All Jobs', '/jobs/manage'],
      ['Applied Jobs', '/jobs/applications'],
      ['Invitations', '/jobs/invitations'],
      ['Timesheets', '/timesheets'],
      ['Saved Jobs', '/jobs?filter=saved'],
      ['Job Alerts', '/jobs?filter=alerts'],
    ]);
    expect(shown(profileLinks(professional))[0]).toEqual(['Profile Settings', '/profile/edit']);
  });

  it('lead to pages that exist', () => {
    const known = new Set<string>(Object.values(paths));
    const all = [...guestLinks, ...legalLinks, ...footerGroups.flatMap(({ links }) => links)];
    for (const { to } of all) expect(known).toContain(to);
  });
});
