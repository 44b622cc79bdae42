import type { Person } from '../../support/people';
import { complianceRoutes } from '@shared/people/api/compliance.routes';
import { reviewRoutes } from '@shared/people/api/reviews.routes';
import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { addDays, mondayOfDay } from '@shared/core/rules/calendar-days';
import { offerForm } from '../../support/hire';
import { dayFromNow } from '../../support/marketplace';
import type { Memory } from './memory';
import { choose, type Action, type Scene } from './scene';

/** Offer of past work, so that hours and reviews are possible at once. */
export const pastOffer = (signer: Pick<Person, 'me'>) =>
  offerForm(signer, { startOn: dayFromNow(-40), endOn: dayFromNow(-2) });

type Placement = Memory['placements'][number];

const lastWeek = (): string => mondayOfDay(dayFromNow(-7));
const weekOf = ({ placementId }: Placement) => ({ placementId, weekStartsOn: lastWeek() });

const readWeek = async ({ attempt }: Scene, placement: Placement, who: 'nurse' | 'employer') => {
  const reply = await attempt(placement[who], timesheetRoutes.getTimesheet, { params: weekOf(placement) });
  return reply?.status === 200 ? reply.body : null;
};

/** The employer checks what blocks the first day. */
export const clearToStart: Action = async ({ memory, attempt }, pick) => {
  const placement = choose(memory.placements, pick);
  if (!placement) return;
  const { employer, placementId } = placement;
  const read = await attempt(employer, complianceRoutes.getComplianceFile, { params: { placementId } });
  if (read?.status !== 200) return;
  const { items, ready } = read.body;
  for (const { itemId } of ready.problems) {
    const version = items.find((it) => it.itemId === itemId)!.version;
    const body = { decision: 'accept' as const, verifiedOn: dayFromNow(0), validUntil: null, version };
    await attempt(employer, complianceRoutes.decideComplianceItem, { params: { placementId, itemId }, body });
  }
  await attempt(employer, complianceRoutes.confirmStart, { params: { placementId } });
};

const enterHours: Action = async (scene, pick) => {
  const placement = choose(scene.memory.placements, pick);
  const sheet = placement && (await readWeek(scene, placement, 'nurse'));
  if (!sheet) return;
  const { memory } = scene;
  // Never the same hours twice, so that mails about them differ.
  const minutes = 60 + 15 * (memory.enteredWeeks % 80);
  memory.enteredWeeks += 1;
  const lines = [{ day: addDays(lastWeek(), pick(5)), minutes, note: '' }];
  const body = { timesheet: { lines }, version: sheet.version };
  await scene.attempt(placement.nurse, timesheetRoutes.saveTimesheet, { params: weekOf(placement), body });
};

const submitHours: Action = async (scene, pick) => {
  const placement = choose(scene.memory.placements, pick);
  const sheet = placement && (await readWeek(scene, placement, 'nurse'));
  // Returned hours are corrected first.
  if (!sheet || sheet.lines.some(({ dispute }) => dispute !== null)) return;
  const call = { params: weekOf(placement), body: { version: sheet.version } };
  await scene.attempt(placement.nurse, timesheetRoutes.submitTimesheet, call);
};

/**
 * Approves, disputes, or pays, whatever the week is waiting for. Each week is disputed once: a mail shows the state at
 * its sending time, so one for an overtaken event would be the same as the next one.
 */
const settleHours: Action = async (scene, pick) => {
  const placement = choose(scene.memory.placements, pick);
  const sheet = placement && (await readWeek(scene, placement, 'employer'));
  if (!sheet) return;
  const [params, { version }] = [weekOf(placement), sheet];
  const { attempt } = scene;
  const line = sheet.lines[0];
  if (sheet.status === 'approved') {
    await attempt(placement.employer, timesheetRoutes.payTimesheet, { params, body: { version, reference: '' } });
  } else if (line && pick(4) === 0 && !scene.memory.returned.has(placement.placementId)) {
    scene.memory.returned.add(placement.placementId);
    const lines = [{ day: line.day, reason: 'Until when?' }];
    await attempt(placement.employer, timesheetRoutes.disputeTimesheet, { params, body: { version, lines } });
  } else {
    await attempt(placement.employer, timesheetRoutes.approveTimesheet, { params, body: { version } });
  }
};

const review: Action = async ({ memory, attempt }, pick) => {
  const placement = choose(memory.placements, pick);
  if (!placement) return;
  const author = pick(2) === 0 ? placement.nurse : placement.employer;
  const body = { rating: 1 + pick(5), text: 'A good time.' };
  await attempt(author, reviewRoutes.writeReview, { params: { placementId: placement.placementId }, body });
};

/** Goes from the first day to the pay. The same picks mean the same placement. */
const workWeek: Action = async (scene, pick) => {
  const drawn = pick(scene.memory.placements.length);
  const same = () => drawn;
  for (const action of [clearToStart, enterHours, submitHours, settleHours, settleHours]) await action(scene, same);
};

export const workActions = { workWeek, clearToStart, enterHours, submitHours, settleHours, review } satisfies Record<
  string,
  Action
>;

export const workWeights: Record<keyof typeof workActions, number> = {
  workWeek: 5,
  clearToStart: 1,
  enterHours: 3,
  submitHours: 2,
  settleHours: 5,
  review: 4,
};
