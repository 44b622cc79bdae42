import * as z from 'zod';
import { outboundData, type OutboundEvent } from '../model/outbound-event';
import { outboundSchemaVersion, type OutboundEntity, type OutboundType } from '../model/outbound-vocabulary';

type JsonSchema = {
  pattern?: string;
  format?: string;
  enum?: readonly string[];
  type?: string;
  minimum?: number;
  exclusiveMinimum?: number;
};

const sampleUlid = '01JD8Z3V9K5M7N2P4Q6R8S0T1W';
const sampleUuid = '3f0c2a9e-5b1d-4c7e-9a86-2d4f6b8c0e13';

const sampleOf = ({ pattern, format, enum: values, type, minimum = 0, exclusiveMinimum }: JsonSchema) => {
  if (values?.[0] !== undefined) return values[0];
  if (type === 'integer') return exclusiveMinimum === undefined ? Math.max(minimum, 1) : exclusiveMinimum + 1;
  if (format === 'uuid') return sampleUuid;
  if (format === 'date') return '2026-11-23';
  const prefix = /^\^([a-z]+)_/.exec(pattern ?? '')?.[1];
  if (prefix === undefined) throw new Error('A field of an event has no sample.');
  return `${prefix}_${sampleUlid}`;
};

/** Derives the fields from the schema, so a sample always matches real events. */
export const sampleData = (type: OutboundType): OutboundEvent['data'] => {
  const { properties = {} } = z.toJSONSchema(outboundData[type]) as { properties?: Record<string, JsonSchema> };
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, sampleOf(schema)]));
};

const entityIds: Readonly<Record<Exclude<OutboundEntity, 'organization'>, readonly string[]>> = {
  job: ['jobId'],
  job_invitation: ['jobId', 'professionalId'],
  application: ['applicationId'],
  interview: ['interviewId'],
  offer: ['offerId'],
  placement: ['placementId'],
  timesheet: ['placementId', 'weekStartsOn'],
  review: ['reviewId'],
  member: ['userId'],
};

const entityTypeOf = (type: OutboundType): OutboundEntity => {
  const family = type.slice(0, type.indexOf('.'));
  return family === 'compliance' ? 'placement' : (family as OutboundEntity);
};

/** Returns a test event or an example of a real one. */
export const sampleEvent = (
  type: OutboundType,
  { id, organizationId, timestamp }: Pick<OutboundEvent, 'id' | 'organizationId' | 'timestamp'>,
): OutboundEvent => {
  const data = sampleData(type);
  const entity = entityTypeOf(type);
  const ids = entity === 'organization' ? [organizationId] : entityIds[entity].map((name) => String(data[name]));
  return {
    id,
    type,
    schemaVersion: outboundSchemaVersion,
    timestamp,
    organizationId,
    sequence: 0,
    entity: { type: entity, id: ids.join(':'), sequence: 0 },
    test: true,
    data,
  };
};
