import { JobAlert } from '@shared/hiring/model/job-alert';
import * as z from 'zod';
import { getItems, type Table } from '../../../platform/table/table';
import type { AlertKey } from './alert-token';
import { jobAlertKeys } from './keys';

const DeliveryItem = z.object({
  jobIds: z.array(z.string()),
  userIds: z.array(z.string()).default([]),
  more: z.boolean(),
});

export type FoundByAlert = { alert: JobAlert; jobIds: string[]; userIds: string[]; more: boolean };

export const getAlertDelivery = async (
  table: Table,
  { deliveryId, userId, jobAlertId }: AlertKey & { deliveryId: string },
): Promise<FoundByAlert | null> => {
  const [alert, delivery] = await getItems(table, [
    jobAlertKeys.jobAlert(userId, jobAlertId),
    jobAlertKeys.alertDelivery(deliveryId),
  ]);
  return alert && delivery ? { alert: JobAlert.parse(alert), ...DeliveryItem.parse(delivery) } : null;
};
