import { readBusyTimes } from '@lambdas/messages/calendar/read-busy-times';
import { expect } from 'vitest';
import { fileOf, type FieldCheck } from '../field-check';

const now = new Date('2026-11-25T12:00:00.000Z');
const owner = { timeZone: 'America/Chicago', email: '' };
const minute = (instant: string): string => `${instant.slice(0, 16)}Z`;

export const ics: FieldCheck = (it) => {
  const { busy } = readBusyTimes(fileOf(it).toString('utf8'), now, owner);
  const shown = busy.map(({ startsAt, endsAt }) => `${minute(startsAt)}/${minute(endsAt)}`);
  expect(shown).toEqual(it.expected);
};
