import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadTexts } from '@/lib/i18n/i18n';
import { DueClock, timeLeft } from './due-clock';

const [startedAt, dueAt] = ['2026-11-23T08:00:00.000Z', '2026-11-23T18:00:00.000Z'];
const at = (time: string) => Date.parse(`2026-11-23T${time}:00.000Z`);

describe('time left', () => {
  it.each([
    ['07:00', 1, 'running'],
    ['08:00', 1, 'running'],
    ['13:00', 0.5, 'running'],
    ['16:00', 0.2, 'soon'],
    ['18:00', 0, 'soon'],
    ['18:01', 0, 'late'],
  ])('at %s is %d, %s', (time, share, state) => expect(timeLeft(startedAt, dueAt, at(time))).toEqual({ share, state }));

  it('stands still while paused, even past the time', () =>
    expect(timeLeft(startedAt, dueAt, at('20:00'), true).state).toBe('paused'));
});

describe('the clock', () => {
  beforeEach(() => loadTexts('due-clock'));

  it('says until when', () => {
    const later = new Date(Date.now() + 3_600_000).toISOString();
    render(<DueClock startedAt={new Date().toISOString()} dueAt={later} about="answer" />);
    expect(screen.getByText(/^Answer by \w{3}, \d/)).toBeDefined();
  });

  it('says that it is late', () => {
    render(<DueClock startedAt="2026-01-01T00:00:00.000Z" dueAt="2026-01-02T00:00:00.000Z" />);
    expect(screen.getByText(/^Late, was due Jan/)).toBeDefined();
  });
});
