import { shiftLimits } from '@shared/work/limits/shift-limits';
import { ownStaffLimits } from '@shared/work/limits/own-staff-limits';
import { professionsOfUnit } from '@shared/people/rules/profession-units';
import { wizardProblems } from '@shared/people/rules/profile/profile-rules';
import { describe, expect, it } from 'vitest';
import { draftOf } from '../data/professionals/seed-professional';
import { dayFrom, seedClock } from '../seed-clock';
import { accountAge } from '../seed-people';
import { largeLocation, largeOrganization, largeUnits } from './large-hospital';
import { largeDays, largePlan, mostInAWeek } from './large-plan';

const now = new Date('2026-11-30T15:00:00.000Z');
const monday = largePlan(0);
const counted = <T>(all: readonly T[], of: (it: T) => string): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(all, of)].map(([name, group]) => [name, group.length]));

describe('the demo at size', () => {
  it('has 40 units, 400 own staff, and 200 applicants, all with names of their own', () => {
    const { staff, applicants } = monday;
    expect(largeUnits).toHaveLength(shiftLimits.unitsPerLocation);
    expect(new Set(largeUnits.map(({ name }) => name)).size).toBe(largeUnits.length);
    expect([staff.length, applicants.length]).toEqual([400, 200]);
    expect(staff.length).toBeLessThanOrEqual(ownStaffLimits.people);
    const keys = [...staff, ...applicants].map(({ person }) => person.key);
    expect(new Set([...keys, ...largeOrganization.team.map(({ key }) => key)]).size).toBe(606);
    expect(counted(applicants, ({ status }) => status)).toEqual({
      ...{ new: 70, under_review: 40, shortlisted: 28, interview_scheduled: 16, offered: 6 },
      ...{ rejected: 30, withdrawn: 10 },
    });
    expect(largeLocation.units.every(({ supervisors }) => supervisors.length === 1)).toBe(true);
  });

  it('has a workable profile for everyone, also on the day they signed up', () => {
    const everyone = [...monday.staff, ...monday.applicants].map(({ person }) => person);
    for (const person of everyone.filter((_, index) => index % 20 === 0)) {
      const { newId } = seedClock(now, person.key, 1);
      const draft = draftOf(person, newId, (days) => dayFrom(now, days));
      expect(wizardProblems(draft, dayFrom(now, -accountAge))).toEqual([]);
    }
    for (const { profession, careUnit } of largeUnits) expect(professionsOfUnit(careUnit)).toContain(profession);
  });

  it.each([0, 3, 6])('covers most of two weeks, leaves some open, and drafts a few (weekday %i)', (weekday) => {
    const { shifts } = largePlan(weekday);
    expect(new Set(shifts.map(({ day }) => day)).size).toBe(largeDays);
    expect(shifts.every(({ headcount }) => headcount >= 2 && headcount <= 4)).toBe(true);
    const published = shifts.filter(({ isDraft }) => !isDraft);
    const covered = published.filter(({ headcount, crew }) => crew.length === headcount);
    expect(shifts.length).toBeGreaterThan(900);
    expect(shifts.length - published.length).toBeGreaterThan(10);
    expect(covered.length / published.length).toBeGreaterThan(0.75);
    expect(covered.length / published.length).toBeLessThan(0.95);
  });

  it('asks no one for more than their week has', () => {
    const { staff, shifts } = monday;
    const units = new Map(staff.map(({ person, unit, part }) => [person.key, { unit, part }]));
    const days = new Map<string, number[]>();
    for (const { unit, part, day, crew } of shifts) {
      for (const key of crew) {
        expect(units.get(key)).toEqual({ unit, part });
        days.set(key, [...(days.get(key) ?? []), day]);
      }
    }
    for (const [key, own] of days) {
      expect(new Set(own).size).toBe(own.length);
      for (const day of own) {
        const week = own.filter((it) => it > day - 7 && it <= day);
        expect(week.length).toBeLessThanOrEqual(mostInAWeek(units.get(key)!.unit));
      }
    }
  });

  it('is the same each time', () => {
    expect(largePlan(2)).toEqual(largePlan(2));
  });
});
