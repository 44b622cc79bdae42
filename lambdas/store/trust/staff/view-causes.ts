import { openCaseStates } from '@shared/trust/model/report-vocabulary';
import type { ViewCauseId } from '@shared/trust/model/staff';
import { openTicketStatuses } from '@shared/trust/model/ticket-vocabulary';
import type { ViewCauseKind } from '@shared/trust/model/view-vocabulary';
import { all, any, equals, type Condition } from '../../../platform/table/conditions';
import type { Key } from '../../../platform/table/key';
import type { Item } from '../../../platform/table/table';
import { moderationKeys } from '../reports/keys';
import { ticketKeys } from '../tickets/keys';

type Kind = {
  key: (causeId: string) => Key;
  /** Path to the ID of the person. */
  person: readonly [string, string];
  state: string;
  open: readonly string[];
};

const kinds: Record<ViewCauseKind, Kind> = {
  ticket: { key: ticketKeys.ticket, person: ['owner', 'userId'], state: 'status', open: openTicketStatuses },
  report: { key: moderationKeys.reportCase, person: ['subject', 'userId'], state: 'state', open: openCaseStates },
};

const kindOf = (causeId: ViewCauseId): ViewCauseKind => (causeId.startsWith('TICK-') ? 'ticket' : 'report');

export const viewCauseKey = (causeId: ViewCauseId): Key => kinds[kindOf(causeId)].key(causeId);

/** Condition that the cause is open and about this person, for the start of a view. */
export const whileCauseIsOpen = (causeId: ViewCauseId, userId: string): Condition => {
  const { person, state, open } = kinds[kindOf(causeId)];
  return all(equals(person.join('.'), userId), any(...open.map((it) => equals(state, it))));
};

export const isOpenCause = (kind: ViewCauseKind, item: Item): boolean => {
  const { state, open } = kinds[kind];
  return open.includes(String(item[state]));
};

/** The same check for each later read. */
export const isCauseOf = (causeId: ViewCauseId, userId: string, item: Item | undefined): boolean => {
  const kind = kindOf(causeId);
  const [owner, id] = kinds[kind].person;
  const person = item?.[owner] as Item | undefined;
  return item !== undefined && person?.[id] === userId && isOpenCause(kind, item);
};
