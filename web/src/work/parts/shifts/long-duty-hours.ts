import { workPolicy } from '@shared/data/work-rules';

/** Maximum hours of a duty: the default, and where the location and the person both agree. States may allow less. */
export const longDutyHours = { usual: workPolicy.dutyMinutes / 60, long: workPolicy.longDutyMinutes / 60 };
