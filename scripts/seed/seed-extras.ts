import { createScheduleItem } from '@lambdas/messages/calendar/schedule-items';
import { createTask } from '@lambdas/messages/calendar/tasks';
import { saveChecklistDraft } from '@lambdas/people/checklists/save-draft';
import { signChecklist } from '@lambdas/people/checklists/sign-checklist';
import { createPortfolioItem } from '@lambdas/people/portfolio/portfolio-items';
import { addSeconds } from '@lambdas/platform/clock';
import { seedCalendars } from './data/calendars';
import { seedAnswers, seedChecklists } from './data/checklists';
import { seedPortfolios } from './data/professionals/portfolios';
import type { SeedProfessional } from './data/professionals/seed-professional';
import { dayFrom, seedClock } from './seed-clock';
import type { SeedContext } from './seed-people';

export const seedPortfolio = async (
  { services: { portfolio }, now }: SeedContext,
  { key }: SeedProfessional,
  userId: string,
): Promise<void> => {
  const items = seedPortfolios[key] ?? [];
  if (items.length === 0) return;
  const known = (await portfolio.portfolio.list(userId)).map(({ title }) => title);
  for (const [index, form] of items.entries()) {
    if (known.includes(form.title)) continue;
    await createPortfolioItem(
      { ...portfolio, clock: seedClock(now, `${key}/portfolio/${index}`, 1) },
      { userId, form },
    );
  }
};

/** Rates and signs on the same day; for others, ends with a draft. */
export const seedChecklist = async (
  { services: { checklists }, now }: SeedContext,
  { key, firstName, lastName }: SeedProfessional,
  userId: string,
): Promise<void> => {
  const seed = seedChecklists[key];
  if (!seed) return;
  const { checklist, daysAgo, isSigned } = seed;
  const known = (await checklists.checklists.list(userId)).find((it) => it.checklist === checklist);
  const deps = { ...checklists, clock: seedClock(now, `${key}/checklist`, daysAgo) };
  const ref = { userId, checklist };
  if (!known) await saveChecklistDraft(deps, { ...ref, answers: seedAnswers(seed), version: 0 });
  const { version } = known ?? { version: 1 };
  if (isSigned && version === 1) await signChecklist(deps, { ...ref, name: `${firstName} ${lastName}`, version });
};

export const seedCalendar = async (
  { services: { calendar }, now }: SeedContext,
  { key }: SeedProfessional,
  userId: string,
): Promise<void> => {
  const seed = seedCalendars[key];
  if (!seed) return;
  const [past, future] = [-90, 90].map((days) => addSeconds(now, days * 24 * 3600).toISOString());
  const [events, tasks] = await Promise.all([
    calendar.schedule.between(userId, { after: past!, before: future! }),
    calendar.tasks.list(userId, { from: past!.slice(0, 10), to: future!.slice(0, 10) }),
  ]);
  const isKnown = ({ title }: { title: string }): boolean => [...events, ...tasks].some((it) => it.title === title);
  const deps = { ...calendar, clock: seedClock(now, `${key}/calendar`, 1) };
  for (const { in: days, ...task } of seed.tasks) {
    if (isKnown(task)) continue;
    await createTask(deps, { userId, form: { ...task, dueDate: dayFrom(now, days) } });
  }
  for (const { in: days, ...event } of seed.events) {
    if (isKnown(event)) continue;
    await createScheduleItem(deps, { userId, form: { ...event, date: dayFrom(now, days), currency: 'USD' } });
  }
};
