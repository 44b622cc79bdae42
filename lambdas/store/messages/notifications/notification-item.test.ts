import { notificationTypes } from '@shared/core/model/vocabulary';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../platform/text/deferred-text';
import { readNotification } from './notification-item';

const stored = {
  id: 'ntf_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  category: 'account',
  content: '',
  isRead: false,
  createdAt: '2026-11-21T09:00:00.000Z',
  actionUrl: '/x',
};
const review = textsOf('notifications/reviews')('title');
const timesheet = textsOf('notifications/timesheets')('disputed.title');
const other = textsOf('notifications/messages')('title');

describe('a stored notification', () => {
  it.each(notificationTypes)('keeps its type: %s', (type) => {
    expect(readNotification({ ...stored, type, title: other }).type).toBe(type);
  });

  it('derives its type from its texts if it was stored without one', () => {
    expect(readNotification({ ...stored, type: 'job', title: review }).type).toBe('review');
    expect(readNotification({ ...stored, type: 'job', title: timesheet }).type).toBe('timesheet');
  });

  it('keeps its type where its text is already rendered', () => {
    expect(readNotification({ ...stored, type: 'job', title: 'New review' }).type).toBe('job');
  });
});
