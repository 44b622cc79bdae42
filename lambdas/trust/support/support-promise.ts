import { answerBy } from '@shared/trust/rules/support-clock';
import { limits } from '@shared/limits';
import type { SupportAttainment, SupportPromise } from '@shared/trust/model/ticket';
import type { SupportFigures } from '../../store/trust/tickets/ports';
import type { Deps } from './ports';

/** Returns the median in business hours, interpolated within its half hour. */
const medianHours = (halfHours: readonly number[]): number => {
  const total = halfHours.reduce((sum, count) => sum + count, 0);
  let before = 0;
  for (const [index, count] of halfHours.entries()) {
    if (before + count >= total / 2 && count > 0) {
      return (index + (total / 2 - before) / count) / 2;
    }
    before += count;
  }
  return 0;
};

/** Computes figures; `overdue` tickets count as late. Null with too few tickets. */
export const attainmentOf = (figures: SupportFigures, overdue: number): SupportAttainment | null => {
  const { answered, answeredInTime, solved, solvedInTime, halfHours } = figures;
  if (answered < limits.attainmentTickets) return null;
  return {
    tickets: answered + overdue,
    firstAnswerInTime: answeredInTime / (answered + overdue),
    medianFirstAnswerHours: Math.round(medianHours(halfHours) * 10) / 10,
    solvedInTime: solved < limits.attainmentTickets ? null : solvedInTime / solved,
  };
};

export const getSupportPromise = async ({
  tickets,
  clock,
}: Pick<Deps, 'tickets' | 'clock'>): Promise<SupportPromise> => {
  const [figures, overdue] = await Promise.all([tickets.figures(), tickets.overdueFirst()]);
  return { answerBy: answerBy(clock.now()), attainment: attainmentOf(figures, overdue) };
};
