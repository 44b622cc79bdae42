import * as z from 'zod';
import {
  ExclusionDecision,
  ExclusionDetail,
  ExclusionHold,
  ExclusionQueueItem,
  WatchListState,
} from '../model/exclusion';
import { Cursor, page, UserId } from '../../core/model/fields';
import { defineRoutes } from '../../core/api/route';

const params = z.strictObject({ userId: UserId });

export const exclusionRoutes = defineRoutes({
  listExclusionCases: {
    method: 'GET',
    path: '/api/exclusions/admin',
    access: 'reviewExclusions',
    summary:
      'List professionals who may be on the federal exclusion list, longest waiting first. `none` lists those whose matches were all dismissed.',
    query: z.strictObject({ hold: ExclusionHold.default('review'), cursor: Cursor.optional() }),
    response: page(ExclusionQueueItem),
    errors: ['INVALID_CURSOR'],
  },
  getWatchLists: {
    method: 'GET',
    path: '/api/exclusions/admin/watch-lists',
    access: 'reviewExclusions',
    summary: 'Get the date and size of each imported list, and whether all professionals have been compared with it.',
    response: z.object({ items: z.array(WatchListState) }),
    errors: [],
  },
  getExclusionCase: {
    method: 'GET',
    path: '/api/exclusions/admin/{userId}',
    access: 'reviewExclusions',
    summary: "Get a professional's possible matches with the exclusion list and what was decided about each.",
    params,
    response: ExclusionDetail,
    errors: ['NOT_FOUND'],
  },
  decideExclusion: {
    method: 'POST',
    path: '/api/exclusions/admin/{userId}/decision',
    access: 'reviewExclusions',
    idempotent: true,
    summary:
      'Dismiss a match as another person, or confirm it after the official check by Social Security number, which happens outside the product. A confirmation suspends applying.',
    params,
    body: ExclusionDecision,
    response: ExclusionDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
});
