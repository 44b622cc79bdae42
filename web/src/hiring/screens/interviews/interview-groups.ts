import { calendarDay } from '@shared/core/rules/calendar-days';
import { daysAfter, wallTimeAt } from '@shared/messages/rules/schedule-times';
import type { HiringSide } from '@shared/hiring/model/hiring-vocabulary';
import type { Interview, InterviewSlot } from '@shared/hiring/model/interview';
import { timeOf } from '@/hiring/parts/interviews/interview-labels';
import { isOver, isOwnTurn } from '@/hiring/parts/interviews/interview-state';
import { ownZone } from '@/lib/time/own-zone';

/** The interviews' zone, or the reader's where they differ: one list has one zone. */
export const zoneOf = (interviews: readonly Interview[]): string => {
  const [zone, ...others] = new Set(interviews.map(({ timeZone }) => timeZone));
  return zone === undefined || others.length > 0 ? ownZone() : zone;
};

export const dayIn = (at: string | number, zone: string): string =>
  calendarDay(wallTimeAt(typeof at === 'number' ? at : Date.parse(at), zone));

export const mondayOf = (day: string): string => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

const daysBack = 7;
/** Days from Monday, next to the week and in the list. */
const daysOn = 13;
const daysOnLong = 180;

/** The current week's list extends beyond the week. */
export const windowOf = (monday: string, isCurrent: boolean, isLong: boolean): { from: string; to: string } =>
  isCurrent
    ? { from: daysAfter(monday, -daysBack), to: daysAfter(monday, isLong ? daysOnLong : daysOn) }
    : { from: monday, to: daysAfter(monday, 6) };

/** Why an interview is at the top of the list. */
export type Need = 'choose' | 'unanswered' | 'ended';

export const needOf = (interview: Interview, side: HiringSide, now: number): Need | null => {
  if (isOwnTurn(interview, side)) return 'choose';
  if (side === 'professional') return null;
  const { status, startsAt, endsAt } = interview;
  if (status === 'proposed' && startsAt === null && isOver(interview, now)) return 'unanswered';
  return status === 'accepted' && endsAt !== null && Date.parse(endsAt) <= now ? 'ended' : null;
};

export type Group = { kind: 'needsYou' | 'waiting' | 'day'; day: string; interviews: Interview[] };

type Shown = { side: HiringSide; now: number; zone: string; firstDay: string; isCurrent: boolean };

const startOf = (interview: Interview): string => interview.startsAt ?? interview.slots[0]?.startsAt ?? '';
const bySoonest = (a: Interview, b: Interview): number => (startOf(a) < startOf(b) ? -1 : 1);

/** Pending answers, today, interviews waiting for the other side, then the days. Each interview is listed once. */
export const groupsOf = (interviews: readonly Interview[], shown: Shown): Group[] => {
  const { side, now, zone, firstDay, isCurrent } = shown;
  const needsYou: Interview[] = [];
  const waiting: Interview[] = [];
  const days = new Map<string, Interview[]>();
  for (const interview of [...interviews].sort(bySoonest)) {
    const time = timeOf(interview);
    if (isCurrent && needOf(interview, side, now) !== null) needsYou.push(interview);
    else if (time !== null) {
      const day = dayIn(time.startsAt, zone);
      if (day >= firstDay) days.set(day, [...(days.get(day) ?? []), interview]);
    } else if (isCurrent && !isOver(interview, now)) waiting.push(interview);
  }
  const dated = [...days].map(([day, ofDay]): Group => ({ kind: 'day', day, interviews: ofDay }));
  const today = dayIn(now, zone);
  const groups: Group[] = [
    { kind: 'needsYou', day: '', interviews: needsYou },
    ...dated.filter(({ day }) => day <= today),
    { kind: 'waiting', day: '', interviews: waiting },
    ...dated.filter(({ day }) => day > today),
  ];
  return groups.filter((group) => group.interviews.length > 0);
};

/** `open`: proposed, not confirmed. */
export type Block = { interview: Interview; slot: InterviewSlot; state: 'confirmed' | 'open' | 'done' };

export const blocksOf = (interview: Interview, now: number): Block[] => {
  const time = timeOf(interview);
  const held: Block[] = time
    ? [{ interview, slot: time, state: interview.status === 'completed' ? 'done' : 'confirmed' }]
    : [];
  if (interview.status !== 'proposed') return held;
  const ahead = interview.slots.filter(({ startsAt }) => Date.parse(startsAt) > now && startsAt !== time?.startsAt);
  return [...held, ...ahead.map((slot): Block => ({ interview, slot, state: 'open' }))];
};

export type Placed = Block & { from: number; to: number; lane: number; lanes: number };

const hourMs = 3_600_000;

const placedOn = (block: Block, day: string, zone: string): Omit<Placed, 'lane' | 'lanes'> | null => {
  const midnight = Date.parse(day);
  const from = Math.max(0, (wallTimeAt(Date.parse(block.slot.startsAt), zone) - midnight) / hourMs);
  const to = Math.min(24, (wallTimeAt(Date.parse(block.slot.endsAt), zone) - midnight) / hourMs);
  return from < to ? { ...block, from, to } : null;
};

/** A day's blocks in hours, side by side where they overlap. */
export const dayBlocks = (blocks: readonly Block[], day: string, zone: string): Placed[] => {
  const list = blocks.map((block) => placedOn(block, day, zone)).filter((it) => it !== null);
  list.sort((a, b) => a.from - b.from || b.to - a.to);
  const placed: Placed[] = [];
  let cluster: Placed[] = [];
  let clusterEnd = 0;
  const close = () => {
    const lanes = Math.max(...cluster.map(({ lane }) => lane + 1));
    placed.push(...cluster.map((it) => ({ ...it, lanes })));
    cluster = [];
  };
  for (const block of list) {
    if (cluster.length > 0 && block.from >= clusterEnd) close();
    const taken = new Set(cluster.filter(({ to }) => to > block.from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    cluster.push({ ...block, lane, lanes: 1 });
    clusterEnd = Math.max(cluster.length === 1 ? 0 : clusterEnd, block.to);
  }
  if (cluster.length > 0) close();
  return placed;
};

/** Office hours, extended for interviews outside them. */
export const hoursShown = (days: readonly (readonly Placed[])[]): { first: number; last: number } => {
  const all = days.flat();
  return {
    first: Math.floor(Math.min(8, ...all.map(({ from }) => from))),
    last: Math.ceil(Math.max(18, ...all.map(({ to }) => to))),
  };
};
