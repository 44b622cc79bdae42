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

/** Every item of each step; what leads to others comes after them, so that a stopped run is repeated whole. */
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
