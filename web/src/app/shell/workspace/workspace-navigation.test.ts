import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { staffRoles } from '@shared/trust/rules/staff-permissions';
import { paths } from '@shared/paths';
import { bottomEntries, entriesBesideBottom, isCurrent, personLinks, railEntries } from './workspace-navigation';

const professional = { userType: 'doctor', membership: null } as const;
const member = {
  userType: 'employer',
  membership: { organizationId: 'org_1', organization: 'Mercy', role: 'member', can_manage_team: false },
} as const;
const manager = { ...member, membership: { ...member.membership, role: 'manager', can_manage_team: true } } as const;
const newcomer = { userType: 'employer', membership: null } as const;
const staff = {
  userType: 'doctor' as const,
  membership: null,
  support: true as const,
  staff: { roles: [...staffRoles], twoFactorDue: false },
};

const addresses = (entries: readonly { to: string }[]) => entries.map(({ to }) => to);

describe('the navigation rail', () => {
  it('has the pages of professionals', () => {
    expect(addresses(railEntries(professional))).toEqual([
      '/dashboard/professional',
      '/jobs',
      '/jobs/applications',
      '/interviews',
      '/calendar',
      '/timesheets',
      '/messages',
      '/profile/edit',
      '/profile/credentials',
    ]);
    expect(addresses(personLinks(professional))).toContain('/jobs?filter=saved');
  });

  it('has shifts for professionals who work somewhere', () => {
    const hired = { ...professional, inPool: true };
    expect(addresses(railEntries(hired)).slice(0, 3)).toEqual(['/dashboard/professional', '/shifts', '/jobs']);
    expect(addresses(railEntries({ ...professional, inPool: false }))).not.toContain('/shifts');
    for (const page of ['/shifts', '/shifts/week']) {
      expect(addresses(railEntries(hired).filter((entry) => isCurrent(entry, page)))).toEqual(['/shifts']);
      expect(addresses(bottomEntries(hired).filter((entry) => isCurrent(entry, page)))).toEqual(['/shifts']);
    }
  });

  it('has the pages of employers, and the team for people who manage it', () => {
    const all = addresses(railEntries(manager));
    expect(all).toEqual(expect.arrayContaining(['/jobs/manage', '/jobs/applications', '/settings/team', '/analytics']));
    expect(all.indexOf('/coverage')).toBe(all.indexOf('/jobs/applications') + 1);
    expect(addresses(railEntries(member))).toEqual(all.filter((to) => to !== '/settings/team' && to !== '/analytics'));
  });

  it('has no team page for an employer without a team', () => {
    expect(addresses(railEntries(newcomer))).toEqual(['/dashboard/employer', '/doctors']);
    expect(addresses(personLinks(newcomer))).toEqual(['/settings/account', '/settings', '/help/whats-new']);
  });

  it('has the queues for staff', () => {
    const all = addresses(railEntries(staff));
    expect(all).toEqual(
      expect.arrayContaining(['/admin', '/admin/verifications', '/admin/exclusions', '/admin/people', '/admin/staff']),
    );
    const support = { ...staff, staff: { ...staff.staff, roles: ['support' as const] } };
    const ofSupport = addresses(railEntries(support));
    expect(ofSupport).toEqual(expect.arrayContaining(['/admin', '/admin/people', '/admin/dead-letters']));
    expect(ofSupport).not.toContain('/admin/verifications');
    expect(ofSupport).not.toContain('/admin/staff');
    expect(addresses(bottomEntries(staff))).toEqual(all.slice(0, 4));
    expect(addresses(personLinks(staff))).toEqual(['/settings/account', '/settings', '/help/whats-new']);
  });

  it('leads to pages that exist', () => {
    const known = Object.values(paths);
    for (const person of [professional, manager, newcomer, staff]) {
      for (const to of addresses([...railEntries(person), ...personLinks(person)])) {
        expect(
          known.some((path) => matchPath(path, to.split('?')[0] ?? '')),
          to,
        ).toBe(true);
      }
    }
  });

  it.each([
    ['/jobs/manage', '/jobs/manage'],
    ['/jobs/manage/job_1', '/jobs/manage'],
    ['/jobs/post', '/jobs/manage'],
    ['/jobs/applications', '/jobs/applications'],
    ['/jobs/applications/job_1', '/jobs/applications'],
    ['/timesheets', '/professionals/hired'],
    ['/doctors/profile/usr_1', '/doctors'],
  ])('marks one entry on %s', (pathname, expected) => {
    expect(addresses(railEntries(manager).filter((entry) => isCurrent(entry, pathname)))).toEqual([expected]);
  });
});

it('a phone shows four entries at the bottom, and the rest behind a fifth', () => {
  expect(addresses(bottomEntries(professional))).toEqual(['/jobs', '/jobs/applications', '/calendar', '/messages']);
  expect(addresses(bottomEntries(member))).toEqual([
    '/dashboard/employer',
    '/jobs/applications',
    '/interviews',
    '/messages',
  ]);
  expect(addresses(bottomEntries({ ...member, hasLocations: true }))).toEqual([
    '/dashboard/employer',
    '/coverage',
    '/jobs/applications',
    '/messages',
  ]);
  expect(addresses(bottomEntries(newcomer))).toEqual(['/dashboard/employer']);
});

it('a phone of a shift worker starts with shifts, keeps the applications, and has the rest behind the fifth entry', () => {
  const hired = { ...professional, inPool: true };
  expect(addresses(bottomEntries(hired))).toEqual(['/shifts', '/jobs', '/jobs/applications', '/messages']);
  const others = addresses(entriesBesideBottom(hired));
  expect(others).toEqual(expect.arrayContaining(['/calendar', '/timesheets']));
  expect(others).not.toContain('/shifts');
});
