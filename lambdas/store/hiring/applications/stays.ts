import { ApplicationStatus } from '@shared/core/model/enumerations';
import * as z from 'zod';

/** Past stays by stage: first entry and total time, without the current stay. */
export const Stays = z.partialRecord(ApplicationStatus, z.object({ since: z.string(), seconds: z.int() }));
export type Stays = z.infer<typeof Stays>;

type Move = { from: { status: ApplicationStatus; since: string }; to: ApplicationStatus; at: string };

const secondsBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));

export const staysAfter = (stays: Stays, { from, to, at }: Move): Stays => {
  const left = stays[from.status] ?? { since: from.since, seconds: 0 };
  return {
    ...stays,
    [from.status]: { ...left, seconds: left.seconds + secondsBetween(from.since, at) },
    [to]: stays[to] ?? { since: at, seconds: 0 },
  };
};

/** An undone move never counts as reached. */
export const staysBefore = (stays: Stays, { from, to, at }: Move): Stays => {
  const { [to]: entered, ...others } = stays;
  const kept: Stays = entered && entered.since !== at ? stays : others;
  const back = kept[from.status];
  if (!back) return kept;
  return {
    ...kept,
    [from.status]: { ...back, seconds: Math.max(0, back.seconds - secondsBetween(from.since, at)) },
  };
};
