import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailListOf } from '../model/mail-lists';
import {
  notificationCategories,
  notificationFrequencies,
  NotificationSettings,
  notificationToggles,
  type NotificationCategory,
  type NotificationToggle,
} from '../model/notification-settings';
import {
  deliveryOf,
  firstAllowed,
  isUndisturbed,
  isWanted,
  notificationChannels,
  nextWeeklySummary,
  type NotificationChannel,
} from './notification-delivery';

const zones = ['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'];
const settingsWith = (changes: Partial<NotificationSettings> = {}): NotificationSettings =>
  NotificationSettings.parse(changes);
const mail = (changes: Partial<NotificationSettings>, now: string, category: NotificationCategory = 'applications') =>
  deliveryOf({ settings: settingsWith(changes), category, channel: 'email', now: new Date(now) });

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const toggles = fc.record(
  Object.fromEntries(Object.keys(notificationToggles).map((name) => [name, fc.boolean()])) as Record<
    NotificationToggle,
    fc.Arbitrary<boolean>
  >,
);
const anySettings = fc
  .record({
    toggles,
    frequency: fc.constantFrom(...notificationFrequencies),
    quietHoursStart: clock,
    quietHoursEnd: clock,
    weekendNotifications: fc.boolean(),
    timezone: fc.constantFrom(...zones),
  })
  .map(({ toggles: chosen, ...rest }) => settingsWith({ ...chosen, ...rest }));
const anyMoment = fc
  .integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2027-12-31T00:00:00Z') })
  .map((ms) => new Date(ms));
const anyCategory = fc.constantFrom(...notificationCategories);
const anyChannel = fc.constantFrom(...notificationChannels);

describe('delivery under any settings', () => {
  it('never postpones into quiet hours, a weekend that is off, or the past', () => {
    fc.assert(
      fc.property(anySettings, anyCategory, anyMoment, (settings, category, now) => {
        const delivery = deliveryOf({ settings, category, channel: 'email', now });
        if (typeof delivery === 'string') return;
        const at = new Date(delivery.at);
        expect(at.getTime()).toBeGreaterThan(now.getTime());
        expect(isUndisturbed(settings, at)).toBe(false);
      }),
      { numRuns: 1500 },
    );
  });

  it('postpones at most a week and the following weekend', () => {
    fc.assert(
      fc.property(anySettings, anyMoment, (settings, now) => {
        const delivery = deliveryOf({ settings, category: 'messages', channel: 'email', now });
        if (typeof delivery === 'string') return;
        expect(Date.parse(delivery.at) - now.getTime()).toBeLessThan(11 * 86_400_000);
      }),
      { numRuns: 500 },
    );
  });

  it('finds an allowed moment, which is its own first allowed moment', () => {
    fc.assert(
      fc.property(anySettings, anyMoment, (settings, now) => {
        const at = firstAllowed(settings, now);
        expect(isUndisturbed(settings, at)).toBe(false);
        expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(firstAllowed(settings, at)).toEqual(at);
        if (!isUndisturbed(settings, now)) expect(at).toEqual(now);
      }),
      { numRuns: 1500 },
    );
  });

  it('sends security and account emails immediately', () => {
    fc.assert(
      fc.property(
        anySettings,
        fc.constantFrom('security', 'account'),
        anyMoment,
        (settings, category, now) => deliveryOf({ settings, category, channel: 'email', now }) === 'now',
      ),
    );
  });

  it('postpones only emails, and never sends security notices by text message', () => {
    fc.assert(
      fc.property(anySettings, anyCategory, anyChannel, anyMoment, (settings, category, channel, now) => {
        const delivery = deliveryOf({ settings, category, channel, now });
        if (channel !== 'email') expect(typeof delivery).toBe('string');
        if (channel === 'sms' && category === 'security') expect(delivery).toBe('never');
      }),
    );
  });

  it('sends the weekly summary on Monday at 8:00, or at the next allowed moment', () => {
    fc.assert(
      fc.property(anySettings, anyMoment, (settings, now) => {
        const at = nextWeeklySummary(settings, now);
        expect(at.getTime()).toBeGreaterThan(now.getTime());
        expect(isUndisturbed(settings, at)).toBe(false);
        const plain = { ...settings, quietHoursStart: '00:00', quietHoursEnd: '00:00' };
        const parts = new Intl.DateTimeFormat('en-US', {
          timeZone: settings.timezone,
          weekday: 'short',
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        }).format(nextWeeklySummary(plain, now));
        expect(parts).toBe('Mon 08:00');
      }),
      { numRuns: 500 },
    );
  });
});

it('stops the emails of a list when its toggle is off', () => {
  fc.assert(
    fc.property(anyCategory, anySettings, (category, settings) => {
      const list = mailListOf[category];
      if (list !== 'transactional') expect(isWanted({ ...settings, [list]: false }, category, 'email')).toBe(false);
    }),
  );
});

describe('notification toggles', () => {
  const off = Object.fromEntries(Object.keys(notificationToggles).map((name) => [name, false]));
  const noon = new Date('2026-11-18T17:00:00Z');
  const wanted = (category: NotificationCategory, channel: NotificationChannel, on: NotificationToggle): string[] =>
    [{}, { [on]: true }].map((toggle) =>
      String(deliveryOf({ settings: settingsWith({ ...off, ...toggle }), category, channel, now: noon })),
    );

  it.each([
    ['messages', 'email', 'emailMessages'],
    ['applications', 'email', 'emailApplications'],
    ['interviews', 'email', 'emailInterviews'],
    ['reminders', 'email', 'emailInterviews'],
    ['jobAlerts', 'email', 'emailJobAlerts'],
    ['shiftInvitations', 'email', 'emailOpenShifts'],
    ['shiftCalls', 'email', 'emailOpenShifts'],
    ['lastMinuteShifts', 'email', 'emailOpenShifts'],
    ['lastMinuteShifts', 'sms', 'smsUrgentAlerts'],
    ['messages', 'push', 'pushMessages'],
    ['applications', 'push', 'pushApplications'],
    ['interviews', 'push', 'pushInterviews'],
    ['jobAlerts', 'push', 'pushJobAlerts'],
    ['reminders', 'push', 'pushReminders'],
    ['messages', 'sms', 'smsMessages'],
    ['interviews', 'sms', 'smsInterviews'],
    ['reminders', 'sms', 'smsInterviews'],
    ['urgent', 'sms', 'smsUrgentAlerts'],
    ['messages', 'browser', 'browserMessages'],
    ['jobAlerts', 'browser', 'browserJobAlerts'],
    ['reminders', 'browser', 'browserReminders'],
  ] as const)('%s by %s: %s', (category, channel, toggle) => {
    expect(wanted(category, channel, toggle)).toEqual(['never', 'now']);
  });
});

describe('an email', () => {
  it('is sent immediately on a working day', () => {
    expect(mail({}, '2026-11-18T17:00:00Z')).toBe('now');
  });

  it('waits for the end of quiet hours, before and after midnight', () => {
    expect(mail({}, '2026-11-19T03:30:00Z')).toEqual({ at: '2026-11-19T13:00:00.000Z' });
    expect(mail({}, '2026-11-19T08:30:00Z')).toEqual({ at: '2026-11-19T13:00:00.000Z' });
    expect(mail({}, '2026-11-19T12:59:59.999Z')).toEqual({ at: '2026-11-19T13:00:00.000Z' });
    expect(mail({}, '2026-11-19T13:00:00Z')).toBe('now');
  });

  it('waits from Friday night until Monday’s quiet hours end if weekends are off', () => {
    const monday = { at: '2026-11-23T13:00:00.000Z' };
    expect(mail({}, '2026-11-21T04:00:00Z')).toEqual(monday);
    expect(mail({}, '2026-11-21T17:00:00Z')).toEqual(monday);
    expect(mail({}, '2026-11-22T17:00:00Z')).toEqual(monday);
    expect(mail({ weekendNotifications: true }, '2026-11-21T17:00:00Z')).toBe('now');
  });

  it('handles nights on which the clocks change', () => {
    const every = { weekendNotifications: true };
    // Clocks go forward at 2:00 on March 8, so 8:00 comes an hour earlier.
    expect(mail(every, '2026-03-08T05:00:00Z')).toEqual({ at: '2026-03-08T12:00:00.000Z' });
    // 2:30 does not exist that night.
    expect(mail({ ...every, quietHoursEnd: '02:30' }, '2026-03-08T06:30:00Z')).toEqual({
      at: '2026-03-08T07:30:00.000Z',
    });
    // Clocks go back at 2:00 on November 1: 1:10 occurs twice and is quiet both times.
    const untilHalfPastOne = { ...every, quietHoursEnd: '01:30' };
    expect(mail(untilHalfPastOne, '2026-11-01T05:10:00Z')).toEqual({ at: '2026-11-01T05:30:00.000Z' });
    expect(mail(untilHalfPastOne, '2026-11-01T06:10:00Z')).toEqual({ at: '2026-11-01T06:30:00.000Z' });
  });

  it('ignores quiet hours that begin and end at the same time', () => {
    const never = { quietHoursStart: '09:00', quietHoursEnd: '09:00' };
    expect(mail(never, '2026-11-18T14:00:00Z')).toBe('now');
  });

  it('is batched for the next full hour, for 8:00, or for Monday at 8:00', () => {
    expect(mail({ frequency: 'hourly' }, '2026-11-18T17:20:00Z')).toEqual({ at: '2026-11-18T18:00:00.000Z' });
    const kathmandu = { frequency: 'hourly', timezone: 'Asia/Kathmandu' } as const;
    expect(mail(kathmandu, '2026-11-18T07:20:00Z')).toEqual({ at: '2026-11-18T08:15:00.000Z' });
    expect(mail({ frequency: 'daily' }, '2026-11-18T12:59:00Z')).toEqual({ at: '2026-11-18T13:00:00.000Z' });
    expect(mail({ frequency: 'daily' }, '2026-11-18T13:00:00Z')).toEqual({ at: '2026-11-19T13:00:00.000Z' });
    expect(mail({ frequency: 'weekly' }, '2026-11-18T17:00:00Z')).toEqual({ at: '2026-11-23T13:00:00.000Z' });
    expect(mail({ frequency: 'weekly' }, '2026-11-23T13:00:00Z')).toEqual({ at: '2026-11-30T13:00:00.000Z' });
  });

  it('is sent immediately if it is a reminder or urgent', () => {
    expect(mail({ frequency: 'weekly' }, '2026-11-21T04:00:00Z', 'reminders')).toBe('now');
    expect(mail({ frequency: 'weekly' }, '2026-11-21T04:00:00Z', 'urgent')).toBe('now');
    expect(mail({ frequency: 'weekly' }, '2026-11-21T04:00:00Z', 'shiftCalls')).toBe('now');
    expect(mail({ frequency: 'weekly' }, '2026-11-21T04:00:00Z', 'shiftInvitations')).not.toBe('now');
  });
});

describe('a push or text message', () => {
  const push = (category: NotificationCategory, now: string, channel: NotificationChannel = 'push') =>
    deliveryOf({ settings: settingsWith({ smsMessages: true }), category, channel, now: new Date(now) });

  it('is not sent in quiet hours and on weekends unless it is urgent', () => {
    expect(push('messages', '2026-11-18T17:00:00Z')).toBe('now');
    expect(push('messages', '2026-11-19T03:30:00Z')).toBe('never');
    expect(push('messages', '2026-11-21T17:00:00Z')).toBe('never');
    expect(push('messages', '2026-11-21T17:00:00Z', 'sms')).toBe('never');
    expect(push('urgent', '2026-11-21T04:00:00Z', 'sms')).toBe('now');
  });

  it('is sent on weekends if it is a reminder, but not at night', () => {
    expect(push('reminders', '2026-11-21T17:00:00Z')).toBe('now');
    expect(push('reminders', '2026-11-19T03:30:00Z')).toBe('never');
  });
});
