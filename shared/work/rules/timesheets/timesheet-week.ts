import type { Timesheet } from '../../model/placement';

type Lines = Pick<Timesheet, 'lines'>;

/** Whether all of its hours were approved with their shifts. */
export const isOfShifts = ({ lines }: Lines): boolean =>
  lines.length > 0 && lines.every(({ shift }) => shift !== undefined);

/** Whether hours may be typed: also in a week approved automatically because it has only shifts. */
export const takesHours = ({ status, lines }: Pick<Timesheet, 'status' | 'lines'>): boolean =>
  status === 'draft' || status === 'disputed' || (status === 'approved' && isOfShifts({ lines }));
