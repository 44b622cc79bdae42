import { complianceRoutes } from '@shared/people/api/compliance.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { shiftRoutes } from '@shared/work/api/shifts.routes';
import { siteStateRoutes } from '@shared/trust/api/site-state.routes';
import { supportRoutes } from '@shared/trust/api/support.routes';
import { unitPeopleRoutes } from '@shared/work/api/unit-people.routes';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { api } from '../../support/client';
import { registerApplicant, registerTeam } from '../../support/marketplace';
import { registerSupport, type Person } from '../../support/people';
import { bookShift, coverUnit, createShift, shiftForm } from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

// Operations that no other test calls successfully through the gateway.

const stack = await sharedStack();

const as = ({ token }: Person) => ({ token });
const once = (person: Person) => ({ ...as(person), idempotencyKey: randomUUID() });

it('a draft is published, and a request for it is declined', async () => {
  const { manager, location, pool } = await coverUnit(stack, 1);
  const shift = (await createShift(manager, location, shiftForm(), false)).body;
  const params = { shiftId: shift.shiftId };
  const published = await api(shiftRoutes.publishShift, { params }, once(manager));
  expect(published.body.shift.status).toBe('open');
  expect((await bookShift(pool[0]!, shift)).status).toBe(200);
  const ofPerson = { ...params, userId: pool[0]!.userId };
  const declined = await api(shiftRoutes.declineShiftRequest, { params: ofPerson }, once(manager));
  expect(declined.body.bookings).toMatchObject([{ status: 'declined' }]);
  expect((await api(shiftRoutes.listCallList, { params }, as(manager))).status).toBe(200);
  const unit = { locationId: location.locationId, unitId: location.units[0]!.unitId };
  const favorites = await api(unitPeopleRoutes.listFavorites, { params: unit }, as(manager));
  expect(favorites.status).toBe(200);
});

it('a unit’s own document list is removed', async () => {
  const { manager } = await registerTeam(stack);
  const params = { unit: 'icu' } as const;
  const body = { list: { optional: ['drug_screen' as const], own: [] }, version: 0 };
  const { items } = (await api(complianceRoutes.saveFacilityList, { params, body }, as(manager))).body;
  const call = { params, body: { version: items[0]!.version } };
  expect((await api(complianceRoutes.removeFacilityList, call, as(manager))).body.items).toEqual([]);
});

it('a professional confirms the profession', async () => {
  const person = await registerApplicant();
  const reply = await api(profileRoutes.confirmMyProfession, { body: { profession: 'physician' } }, as(person));
  expect(reply.status).toBe(200);
});

it('a person solves their own ticket, once', async () => {
  const person = await registerApplicant();
  const more = { description: 'How?', attachments: [], context: null };
  const body = { subject: 'Question', category: 'technical', priority: 'medium', ...more } as const;
  const { ticketId } = (await api(supportRoutes.openTicket, { body }, once(person))).body;
  const solved = await api(supportRoutes.solveTicket, { params: { ticketId } }, once(person));
  expect(solved.body.status).toBe('resolved');
});

it('an owner toggles a feature flag and restores it', async () => {
  const staff = await registerSupport();
  const { switches } = (await api(siteStateRoutes.getSiteSettings, {}, as(staff))).body;
  const { name, on, version } = switches[0]!;
  const reply = await api(
    siteStateRoutes.setSwitch,
    { params: { name }, body: { on, reason: 'Test', version } },
    as(staff),
  );
  expect(reply.status).toBe(200);
});
