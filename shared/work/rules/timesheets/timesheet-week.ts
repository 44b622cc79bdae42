import type { Timesheet } from '../../model/placement';

type Lines = Pick<Timesheet, 'lines'>;

/** All of its hours were approved with their shifts. */
export const isOfShifts = ({ lines }: Lines): boolean =>
  lines.length > 0 && lines.every(({ shift }) => shift !== undefined);

/** Whether hours may be typed: a week that approved itself because it only has shifts takes them too. */
export const takesHours = ({ status, lines }: Pick<Timesheet, 'status' | 'lines'>): boolean =>
  status === 'draft' || status === 'disputed' || (status === 'approved' && isOfShifts({ lines }));
