import { limits } from '../../limits';
import { addMonths } from '../../core/rules/calendar-days';

const { current, shown } = limits.checklistMonths;

/** The first day on which a checklist signed on `day` is no longer current. */
export const checklistRenewalOn = (day: string): string => addMonths(day, current);

export const isChecklistCurrent = (signedOn: string, today: string): boolean => today < checklistRenewalOn(signedOn);

/** Whether employers see it, which ends with age. */
export const isChecklistShown = (signedOn: string, today: string): boolean => today < addMonths(signedOn, shown);
