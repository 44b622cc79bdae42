import { shiftRoutes } from '@shared/work/api/shifts.routes';
import { weekLinkRoutes } from '@shared/work/api/week-link.routes';
import type { ShiftAvailability } from '@shared/work/model/shifts/shift-preferences';
import type { Memory } from './memory';
import { choose, type Action } from './scene';
import { publish } from './shift-actions';

// Professionals' own choices.

/** Choices in week order, as they are stored. */
const availabilities: readonly ShiftAvailability[] = [
  [],
  ['mon_night', 'wed_night', 'thu_night'],
  ['sun_morning', 'thu_morning', 'fri_morning', 'sat_morning'],
];

/** Saves from two screens at once, each its own part. */
const choosePreferences: Action = async ({ actors, memory, attempt }, pick) => {
  const nurse = choose(actors.nurses, pick)!;
  const { userId } = nurse;
  const available = choose(availabilities, pick)!;
  const said = memory.available.get(userId) ?? new Set();
  memory.available.set(userId, said.add(JSON.stringify(available)));
  const [, oneTap] = await Promise.all([
    attempt(nurse, shiftRoutes.saveShiftPreferences, { body: { available: [...available] } }),
    attempt(nurse, shiftRoutes.saveShiftPreferences, { body: { oneTap: true } }),
  ]);
  if (oneTap?.status === 200) memory.oneTap.add(userId);
};

/** Books with one tap, and undoes by two. Each shift once, because the mails would be the same. */
const bookAndUndo: Action = async (scene, pick) => {
  const { actors, memory, attempt } = scene;
  const nurse = choose(actors.nurses.slice(0, 2), pick)!;
  const unit = choose(memory.units, pick);
  const before = memory.shifts.length;
  if (unit) await publish(scene, unit, pick);
  const shift = memory.shifts[before];
  const key = `${shift?.shiftId}#${nurse.userId}`;
  if (!shift || memory.asked.has(key)) return;
  memory.asked.add(key);
  const params = { shiftId: shift.shiftId };
  const booked = await attempt(nurse, shiftRoutes.bookShift, { params, body: { termsHash: shift.termsHash } });
  if (booked?.status !== 200) return;
  const undo = () => attempt(nurse, shiftRoutes.leaveShift, { params, body: { exempt: false, undo: true } });
  const left = (await Promise.all([undo(), undo()])).find((reply) => reply?.status === 200);
  if (left?.status !== 200) return;
  const { status, attempt: number } = left.body.booking;
  if (status !== 'canceled_by_worker' && status !== 'withdrawn') return;
  memory.undone.push({ shiftId: shift.shiftId, userId: nurse.userId, attempt: number });
};

const rememberLink = (
  memory: Memory,
  userId: string,
  { token, version }: { token: string | null; version: number },
) => {
  const known = memory.weekLinkVersions.get(userId) ?? 0;
  memory.weekLinkVersions.set(userId, Math.max(known, version));
  if (token !== null) memory.weekLinks.push({ userId, token, version });
};

/** Shares from two devices at once, which get the same link. Half of them stop it later. */
const shareWeek: Action = async ({ actors, memory, attempt }, pick) => {
  const nurse = choose(actors.nurses, pick)!;
  const { userId } = nurse;
  const read = await attempt(nurse, weekLinkRoutes.getWeekLink, {});
  if (read?.status !== 200) return;
  const change = (on: boolean, version: number) =>
    attempt(nurse, weekLinkRoutes.changeWeekLink, { body: { on, version } });
  const { version } = read.body;
  const replies = await Promise.all([change(true, version), change(true, version)]);
  const made = replies.flatMap((reply) => (reply?.status === 200 && reply.body.token ? [reply.body] : []));
  if (new Set(made.map(({ token }) => token)).size > 1) throw new Error('Two devices made two links of one.');
  const [link] = made;
  if (!link?.token) return;
  rememberLink(memory, userId, link);
  await attempt(nurse, weekLinkRoutes.getSharedWeek, { params: { token: link.token } });
  if (pick(2) === 1) return;
  const stopped = await change(false, link.version);
  if (stopped?.status === 200) rememberLink(memory, userId, stopped.body);
};

export const ownActions = { choosePreferences, bookAndUndo, shareWeek } satisfies Record<string, Action>;

export const ownWeights: Record<keyof typeof ownActions, number> = {
  choosePreferences: 1,
  bookAndUndo: 2,
  shareWeek: 1,
};
