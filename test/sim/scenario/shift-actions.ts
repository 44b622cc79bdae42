import type { Person } from '../../support/people';
import { locationRoutes } from '@shared/work/api/locations.routes';
import { shiftRoutes } from '@shared/work/api/shifts.routes';
import { offerForm } from '../../support/hire';
import { dayFromNow } from '../../support/marketplace';
import { shiftForm } from '../../support/work/shifts';
import type { Shift } from '@shared/work/model/shifts/shift';
import type { KnownUnit, Memory } from './memory';
import { choose, type Action, type Scene } from './scene';
import { clearToStart } from './work-actions';

/** Offer of current work, so that the person is in the shift pool. */
export const currentOffer = (signer: Pick<Person, 'me'>) => offerForm(signer, { startOn: dayFromNow(-1), endOn: null });

type KnownShift = Memory['shifts'][number];

const openUnitOf = async ({ memory, attempt }: Scene, employer: KnownUnit['employer']): Promise<void> => {
  if (memory.units.some((it) => it.employer === employer)) return;
  const body = { name: 'Lakeshore', city: 'Boston', state: 'MA', timeZone: 'America/New_York' } as const;
  const made = await attempt(employer, locationRoutes.createLocation, { body });
  if (made?.status !== 201) return;
  const { locationId } = made.body;
  const add = async (form: { name: string; orientationShifts?: number }): Promise<string | undefined> => {
    const call = { params: { locationId }, body: { ...form, careUnit: 'or' as const } };
    const added = await attempt(employer, locationRoutes.addLocationUnit, call);
    return added?.status === 201 ? added.body.units.find(({ name }) => name === form.name)?.unitId : undefined;
  };
  const unitId = await add({ name: 'Surgery' });
  const otherUnitId = await add({ name: 'Endoscopy' });
  const newcomersUnitId = await add({ name: 'Recovery', orientationShifts: 1 });
  if (!unitId) return;
  memory.units.push({
    ...{ employer, locationId, unitId },
    ...(otherUnitId && { otherUnitId }),
    ...(newcomersUnitId && { newcomersUnitId }),
  });
};

const openUnit: Action = (scene, pick) => openUnitOf(scene, choose(scene.actors.employers, pick)!);

type Form = Parameters<typeof shiftForm>[0];

export const publish = async (
  { memory, attempt }: Scene,
  unit: KnownUnit,
  pick: (choices: number) => number,
  overrides: Form = {},
): Promise<void> => {
  const { employer, locationId, unitId } = unit;
  const isNight = pick(2) === 0;
  // Unique starts, so that mails about them differ.
  const minute = String(memory.publishedShifts % 60).padStart(2, '0');
  memory.publishedShifts += 1;
  const [morning, evening] = [`07:${minute}`, `19:${minute}`];
  const shift = shiftForm({
    // Few days, so that shifts of one person overlap.
    day: dayFromNow(2 + pick(3)),
    startTime: isNight ? evening : morning,
    endTime: isNight ? morning : evening,
    headcount: 1 + pick(2),
    ...overrides,
  });
  const call = { params: { locationId, unitId }, body: { shift, publish: true } };
  const reply = await attempt(employer, shiftRoutes.createShift, call);
  if (reply?.status !== 201) return;
  const { shiftId, termsHash } = reply.body;
  memory.shifts.push({ shiftId, termsHash, employer });
};

const publishShift: Action = async (scene, pick) => {
  const unit = choose(scene.memory.units, pick);
  if (unit) await publish(scene, unit, pick);
};

/** Everyone clicks twice, and requests no shift again later, because the mails would be the same. */
export const ask = async ({ actors, memory, attempt }: Scene, { shiftId, termsHash }: KnownShift): Promise<void> => {
  const call = { params: { shiftId }, body: { termsHash } };
  const nurses = actors.nurses.filter(({ userId }) => !memory.asked.has(`${shiftId}#${userId}`));
  for (const { userId } of nurses) memory.asked.add(`${shiftId}#${userId}`);
  await Promise.all([...nurses, ...nurses].map((nurse) => attempt(nurse, shiftRoutes.bookShift, call)));
};

/** Everyone requests the shift at the same moment. */
const askForShift: Action = async (scene, pick) => {
  const shift = choose(scene.memory.shifts, pick);
  if (shift) await ask(scene, shift);
};

/** Approves all requests at the same moment, however many slots there are. */
export const approveAll: Action = async ({ memory, attempt }, pick) => {
  const shift = choose(memory.shifts, pick);
  if (!shift) return;
  const { shiftId, employer } = shift;
  const found = await attempt(employer, shiftRoutes.getShift, { params: { shiftId } });
  if (found?.status !== 200) return;
  const waiting = found.body.bookings.filter(({ status }) => status === 'requested');
  await Promise.all(
    waiting.map(({ professional: { userId } }) =>
      attempt(employer, shiftRoutes.approveShiftRequest, { params: { shiftId, userId } }),
    ),
  );
};

const leaveShift: Action = async ({ actors, memory, attempt }, pick) => {
  const shift = choose(memory.shifts, pick);
  const nurse = choose(actors.nurses, pick)!;
  if (!shift) return;
  const params = { shiftId: shift.shiftId };
  await attempt(nurse, shiftRoutes.leaveShift, { params, body: { exempt: pick(4) === 0 } });
};

const cancelBooking: Action = async ({ actors, memory, attempt }, pick) => {
  const shift = choose(memory.shifts, pick);
  const { userId } = choose(actors.nurses, pick)!;
  if (!shift) return;
  const params = { shiftId: shift.shiftId, userId };
  await attempt(shift.employer, shiftRoutes.cancelBooking, { params, body: { reason: 'Census is low' } });
};

const cancelShift: Action = async ({ memory, attempt }, pick) => {
  const shift = choose(memory.shifts, pick);
  if (!shift) return;
  const params = { shiftId: shift.shiftId };
  await attempt(shift.employer, shiftRoutes.cancelShift, { params, body: { reason: 'Unit closed' } });
};

const later = (time: string, { hours = 0, minutes = 0 }): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return [hour + hours, (minute + minutes) % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

/** People are asked about the first two edits and the last one, another unit; the others apply at once. */
const edits = [
  ({ endTime }: Shift) => ({ endTime: later(endTime, { hours: 1 }) }),
  ({ endTime }: Shift) => ({ endTime: later(endTime, { hours: -1 }) }),
  ({ endTime }: Shift) => ({ endTime: later(endTime, { minutes: 7 }) }),
  ({ rateCents }: Shift) => ({ rateCents: rateCents + 10_00 }),
  () => ({}),
];

/** The shift decides its edit, so that a scenario's first edit can be any of them. */
const editOf = ({ shiftId }: KnownShift) => edits[shiftId.charCodeAt(shiftId.length - 1) % edits.length]!;

export const formOf = (shift: Shift, changes: Form = {}) => {
  const { day, startTime, endTime, professions, rateCents, headcount, orientation } = shift;
  return shiftForm({ day, startTime, endTime, professions, rateCents, headcount, orientation, ...changes });
};

/** Two edit it at the same moment, and then all who are asked answer at once, twice. Each shift once: mails would be the same. */
const edit = async ({ actors, memory, attempt }: Scene, known: KnownShift) => {
  const { shiftId, employer } = known;
  if (memory.edited.has(shiftId)) return;
  const params = { shiftId };
  const found = await attempt(employer, shiftRoutes.getShift, { params });
  if (found?.status !== 200) return;
  const change = editOf(known);
  const otherUnitId = memory.units.find((it) => it.employer === employer)?.otherUnitId;
  const unitId = change === edits.at(-1) ? otherUnitId : undefined;
  memory.edited.add(shiftId);
  const { shift } = found.body;
  const form = formOf(shift, change(shift));
  const call = { params, body: { shift: form, version: shift.version, ...(unitId && { unitId }) } };
  const replies = await Promise.all([0, 1].map(() => attempt(employer, shiftRoutes.updateShift, call)));
  const saved = replies.find((reply) => reply?.status === 200);
  if (saved?.status !== 200) return;
  known.termsHash = saved.body.shift.termsHash;
  const answers = saved.body.bookings.flatMap(({ professional, change: asked }) => {
    const index = actors.nurses.findIndex(({ userId }) => userId === professional.userId);
    const nurse = actors.nurses[index];
    const accept = (index + memory.edited.size) % 2 === 0;
    return nurse && asked ? [{ nurse, body: { termsHash: asked.termsHash, accept } }] : [];
  });
  await Promise.all(
    [...answers, ...answers].map(({ nurse, body }) => attempt(nurse, shiftRoutes.answerTerms, { params, body })),
  );
};

const editShift: Action = async (scene, pick) => {
  const known = choose(scene.memory.shifts, pick);
  if (known) await edit(scene, known);
};

/** Staff with complete files, and a place to work. */
export const staffUnit = async (scene: Scene, employer: KnownUnit['employer']): Promise<KnownUnit | undefined> => {
  const { memory } = scene;
  for (let place = 0; place < memory.placements.length; place += 1) await clearToStart(scene, () => place);
  await openUnitOf(scene, employer);
  return memory.units.find((it) => it.employer === employer);
};

/** Goes from a complete file to people on two shifts, of which they may work one, and one of which may change then. */
const coverShifts: Action = async (scene, pick) => {
  const { memory } = scene;
  const employer = choose(memory.placements, pick)?.employer;
  const unit = employer && (await staffUnit(scene, employer));
  if (!unit) return;
  const before = memory.shifts.length;
  await Promise.all([publish(scene, unit, pick), publish(scene, unit, pick)]);
  for (const shift of memory.shifts.slice(before)) await ask(scene, shift);
  const places = memory.shifts.slice(before).map((_, index) => before + index);
  await Promise.all(places.map((place) => approveAll(scene, () => place)));
  const [changed] = memory.shifts.slice(before);
  if (changed) await edit(scene, changed);
};

export const shiftActions = {
  openUnit,
  publishShift,
  askForShift,
  approveAll,
  leaveShift,
  cancelBooking,
  cancelShift,
  editShift,
  coverShifts,
} satisfies Record<string, Action>;

export const shiftWeights: Record<keyof typeof shiftActions, number> = {
  openUnit: 1,
  publishShift: 1,
  askForShift: 2,
  approveAll: 2,
  leaveShift: 2,
  cancelBooking: 1,
  cancelShift: 1,
  editShift: 1,
  coverShifts: 5,
};
