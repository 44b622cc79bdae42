import type { ResponseTime } from '@shared/people/model/professional-view';
import { limits } from '@shared/limits';
import * as z from 'zod';
import { conversationKeys } from './keys';
import { entity } from '../../entity';
import { getItem, type Item, type Table, type Write } from '../../../platform/table/table';
import { buildUpdate } from '../../../platform/table/build-update';

/** Histogram bounds in minutes; the last bucket includes longer times. */
const bounds = [15, 60, 120, 240, 480, 1440, 2880, 10_080, 43_200] as const;
type Bound = (typeof bounds)[number];
const attribute = (bound: Bound): string => `within${bound}`;

export type ResponseChange = { userId: string } & ({ asked: true } | { answeredAfterMinutes: number });

export type ResponseFigures = { asked: number; answered: number; time: ResponseTime | null };

export type ResponseTimes = { of(userId: string): Promise<ResponseFigures> };

const boundOf = (minutes: number): Bound => bounds.find((bound) => minutes <= bound) ?? bounds[bounds.length - 1]!;

export const responseWrite = (TableName: string, change: ResponseChange): Write => {
  const counted = 'asked' in change ? ['asked'] : ['answered', attribute(boundOf(change.answeredAfterMinutes))];
  return {
    Update: {
      TableName,
      Key: conversationKeys.responseTimes(change.userId),
      ...buildUpdate({ set: entity('ResponseTimes'), add: Object.fromEntries(counted.map((name) => [name, 1])) }),
    },
  };
};

const Count = z.int().nonnegative().default(0);
const Counters = z.object({
  asked: Count,
  answered: Count,
  ...Object.fromEntries(bounds.map((bound) => [attribute(bound), Count])),
});

/** Median from the histogram; null below the minimum sample size. */
const usualTime = (counters: Record<string, number>, samples: number): ResponseTime | null => {
  if (samples < limits.samplesForFigure) return null;
  let seen = 0;
  const minutes = bounds.find((bound) => (seen += counters[attribute(bound)] ?? 0) * 2 >= samples);
  return minutes === undefined ? null : { minutes, samples };
};

export const readResponseTimes = (item: Item | undefined): ResponseFigures => {
  const counters: Record<string, number> & { asked: number; answered: number } = Counters.parse(item ?? {});
  const { asked, answered } = counters;
  return { asked, answered, time: usualTime(counters, answered) };
};

export const createResponseTimes = (table: Table): ResponseTimes => ({
  of: async (userId) => readResponseTimes(await getItem(table, conversationKeys.responseTimes(userId))),
});
