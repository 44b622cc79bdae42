import type { TableStep } from '@shared/accounts/model/deletion-vocabulary';
import type { Table } from '../../../platform/table/table';
import { applications, interviews, placements } from './hiring-sources';
import type { Items } from './lists';
import { conversations, notifications } from './message-sources';
import {
  account,
  activity,
  calendar,
  connections,
  credentials,
  exports,
  integrations,
  membership,
  references,
  support,
} from './own-sources';
import type { ErasureSubject } from './subject';

/** Items of each step; those that lead to others come after them, so a stopped run can be repeated. */
export const erasureSources: Readonly<Record<TableStep, (table: Table, subject: ErasureSubject) => Items>> = {
  connections,
  notifications,
  conversations,
  applications,
  interviews,
  placements,
  calendar,
  activity,
  credentials,
  references,
  support,
  exports,
  membership,
  account,
  integrations,
};
