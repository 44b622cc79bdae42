import type { ErrorCode } from '../../../errors';
import type { KeyArea, KeyScope } from '../../model/api-key-vocabulary';
import type { publicApplicationRoutes } from './applications.routes';
import type { publicEventRoutes } from './events.routes';
import type { publicInterviewRoutes } from './interviews.routes';
import type { publicJobRoutes } from './jobs.routes';
import type { publicOfferRoutes } from './offers.routes';
import type { publicTimesheetRoutes } from './timesheets.routes';

/** `name`: path within the body or answer. `type`: JSON type, with `date` and `date-time` as strings. */
export type ReferenceField = {
  name: string;
  type: string;
  required?: true;
  min?: number;
  max?: number;
  maxLength?: number;
  maxItems?: number;
  values?: readonly string[];
  byDefault?: string;
};

type PublicRoutes = typeof publicApplicationRoutes &
  typeof publicEventRoutes &
  typeof publicInterviewRoutes &
  typeof publicJobRoutes &
  typeof publicOfferRoutes &
  typeof publicTimesheetRoutes;

export type PublicOperationName = keyof PublicRoutes;

export type ReferenceOperation = {
  name: PublicOperationName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  area: KeyArea;
  scope: KeyScope;
  idempotent: boolean;
  status: number;
  inPath: readonly ReferenceField[];
  query: readonly ReferenceField[];
  body: readonly ReferenceField[];
  answer: readonly ReferenceField[];
  refusals: readonly { status: number; codes: readonly ErrorCode[] }[];
};
