import { describe, expect, it } from 'vitest';
import { limits } from '../../limits';
import { outboundData, OutboundEvent } from '../model/outbound-event';
import { familyOf, outboundFamilyNames, outboundTypes } from '../model/outbound-vocabulary';
import { sampleEvent } from './outbound-sample';

const about = {
  id: `evt_${'0'.repeat(32)}`,
  organizationId: 'org_01JD8Z3V9K5M7N2P4Q6R8S0T1W',
  timestamp: '2026-11-24T09:00:00.000Z',
};

describe('the catalogue of events', () => {
  it.each(outboundTypes)(
    '%s has a sample that matches its schema, holds no free text, and stays far below the size limit',
    (type) => {
      const event = sampleEvent(type, about);
      expect(OutboundEvent.parse(event)).toEqual(event);
      expect(outboundData[type].strict().parse(event.data)).toEqual(event.data);
      expect(JSON.stringify(event).length).toBeLessThan(limits.webhookBodyBytes / 10);
      for (const name of Object.keys(event.data)) expect(name).toMatch(/(Id|On|^version|^from|^to|^step|^days|^side)$/);
    },
  );

  it('has a family for each type', () => {
    for (const type of outboundTypes) expect(outboundFamilyNames).toContain(familyOf(type));
  });
});
