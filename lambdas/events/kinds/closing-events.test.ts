import { expect, it } from 'vitest';
import { closingEvents } from './closing-events';
import type { StreamImage } from '../stream-image';

const closing = (state: string): StreamImage => ({
  organizationId: { S: 'org_1' },
  closingId: { S: 'clo_1' },
  state: { S: state },
  closesAt: { S: '2026-12-20T10:00:00.000Z' },
});
const changes = (before: StreamImage | null, after: StreamImage) =>
  closingEvents({ before, after }).map(({ data }) => data['change']);

it('a closing has events for the request and the end', () => {
  expect(changes(null, closing('ending'))).toEqual(['requested']);
  expect(changes(closing('removing'), closing('closed'))).toEqual(['closed']);
});

it('an organization that leaves with its only member has no request event, because it cannot be undone', () => {
  expect(changes(null, closing('removing'))).toEqual([]);
});
