import { describe, expect, it } from 'vitest';
import { isOfConsole } from '../console-path.fixture';
import { contracts } from '../contracts';
import { isForKeys, type Route } from '../route';
import { admissionOf } from '../view-as';
import { roleOf, scopeOf, userGroups, type Action } from '../../../organizations/rules/permissions';
import type { StaffRole } from '../../../trust/rules/staff-permissions';

const reads = Object.values(contracts).flatMap((routes) =>
  Object.entries(routes as Record<string, Route>).filter(([, { method }]) => method === 'GET'),
);

const isPersonal = ([, { access, path }]: [string, Route]): boolean =>
  !isForKeys(access) && access !== 'public' && access !== 'publishableKey' && !isOfConsole(path);
const personal = reads.filter(isPersonal);

const areaFor = (roles: readonly StaffRole[], operation: string) => admissionOf(operation, roles).area;
const openTo = (...roles: StaffRole[]): string[] =>
  personal.map(([name]) => name).filter((name) => areaFor(roles, name) !== undefined);

describe('a staff member viewing as a user', () => {
  it('opens only operations in the list of areas', () => {
    const others = reads.filter((read) => !isPersonal(read)).map(([name]) => name);
    for (const name of [...others, 'toString', 'constructor', 'addedTomorrow']) {
      expect([name, areaFor(['owner'], name)]).toEqual([name, undefined]);
    }
  });

  it('opens no file, export, health record, or secret link', () => {
    const telling = /document|resume|attachment|health|export|download|receipt\b|\.csv|secret|feed|scorecard/i;
    const named = personal.filter(([name, { path, summary }]) => telling.test(`${name} ${path} ${summary}`));
    // These tell that something exists, but not its contents.
    const said = [
      'listReceipts',
      'listApiKeys',
      'listApplicationChecklists',
      'getSettingsOverview',
      'prepareApplication',
    ];
    expect(named.map(([name]) => name).filter((name) => areaFor(['owner'], name) && !said.includes(name))).toEqual([]);
  });

  it('opens no conversation and no unread count', () => {
    const ofMessages = personal.filter(([, { access }]) => access === 'message').map(([name]) => name);
    expect(ofMessages).toContain('getUnreadMessages');
    for (const name of ofMessages) {
      expect(admissionOf(name, ['owner'])).toEqual({ refusal: 'viewConversations' });
    }
  });

  it('opens payments only with the finance duty', () => {
    const closed = openTo('owner').filter((name) => !openTo('support', 'trust').includes(name));
    const ofMoney: readonly string[] = ['manageBilling', 'prefundShifts', 'requestPayouts', 'recordHours'];
    const shouldBe = personal.filter(([, { access }]) => ofMoney.includes(access as string)).map(([name]) => name);
    expect(closed.sort()).toEqual([...shouldBe.filter((name) => areaFor(['owner'], name)), 'getShiftBill'].sort());
    expect(openTo('support', 'finance')).toEqual(openTo('owner'));
    expect(admissionOf('getPayouts', ['trust'])).toEqual({ refusal: 'viewMoney' });
  });

  it('opens no staff-only operation', () => {
    const forStaff = (action: Action): boolean =>
      (['professional', 'member', 'manager', 'admin'] as const).every((role) => scopeOf(action, role) === 'none');
    expect(roleOf([userGroups.support], null)).toBe('support');
    const open = personal.filter(([name]) => areaFor(['owner'], name));
    expect(open.filter(([, { access }]) => access !== 'signedIn' && forStaff(access as Action))).toEqual([]);
  });
});
