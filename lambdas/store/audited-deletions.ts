import type { Key } from '../platform/table/table';

/**
 * Partition and sort key of the audited items that requests delete. Patterns, because naming a key in code gives
 * a function access to its partition (infra/table-access.json). registry.test.ts compares them with the keys.
 */
export const auditedDeletions: readonly RegExp[] = [
  /^JOB#[^#]+ JOB$/,
  /^ORG#[^#]+ ORGANIZATION$/,
  /^ORG#[^#]+#FACILITY-LISTS UNIT#/,
  /^ORG#[^#]+#TEMPLATES TEMPLATE#/,
  /^APIKEY#[^#]+ KEY$/,
  /^ORG#[^#]+#WEBHOOKS WEBHOOK#/,
  /^ORG#[^#]+#INTEGRATIONS PROVIDER#/,
  /^USER#[^#]+#INTEGRATIONS PROVIDER#/,
  /^INVITATION#[^#]+ INVITATION$/,
  /^USER#[^#]+ MEMBERSHIP$/,
  /^USER#[^#]+ PASSKEY#/,
  /^USER#[^#]+ STAFF$/,
  /^SAVED_REPLIES REPLY#/,
  /^USER#[^#]+#CASES CASE#/,
  /^USER#[^#]+#PORTFOLIO (?!COUNT$)/,
  /^USER#[^#]+#HEALTH FILE$/,
  /^USER#[^#]+#BOOKINGS BLOCK#/,
  /^UNIT#[^#]+#FAVORITES USER#/,
];

export const keepsDeletion = ({ pk, sk }: Key): boolean =>
  auditedDeletions.some((pattern) => pattern.test(`${pk} ${sk}`));
