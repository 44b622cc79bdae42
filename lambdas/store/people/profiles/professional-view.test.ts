import {
  ProfessionalCard,
  ProfessionalView,
  viewAccess,
  type ViewAccess,
} from '@shared/people/model/professional-view';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { AnyProfessional, professional, secrets } from '../../../../test/support/people/professionals';
import {
  accessTo,
  visitor,
  professionalCard,
  professionalView,
  type Professional,
  type Reader,
} from './professional-view';
import { withoutNames } from './display-names';

const organizationId = 'org_00000000000000000000000001';
const member: Reader = { userId: '00000000-0000-4000-8000-00000000beef', organizationId, isSupport: false };
const support: Reader = { ...visitor, userId: '00000000-0000-4000-8000-00000000dead', isSupport: true };
const extras = { portfolio: [], portfolioCount: 1, online: true, responseTime: null, saved: null };
const allText = (person: Professional, access: ViewAccess): string =>
  JSON.stringify([professionalView(person, access, extras), professionalCard(person, access)]);

const others = viewAccess.filter((it) => it !== 'own');
const unnamed = ['limited', 'standard'] as const;

describe('a reader other than the owner', () => {
  const home = { lat: 42.3377, lon: -71.0701 };

  it('never gets DEA number, birth date, gender or address', () =>
    fc.assert(
      fc.property(AnyProfessional, fc.constantFrom(...others), (person, access) => {
        const careless = { ...person, profile: { ...person.profile, ...secrets.private, home } };
        const text = allText(careless, access);
        for (const secret of [...Object.values(secrets.private), String(home.lat)]) expect(text).not.toContain(secret);
      }),
    ));

  it('gets the fields of the contract and no other', () =>
    fc.assert(
      fc.property(AnyProfessional, fc.constantFrom(...viewAccess), (person, access) => {
        const view = professionalView(person, access, extras);
        expect(ProfessionalView.parse(view)).toEqual(view);
        const card = professionalCard(person, access);
        expect(ProfessionalCard.strict().parse(card)).toEqual(card);
        expect(view).toMatchObject(card);
      }),
    ));
});

describe('the public and other professionals', () => {
  it('never see numbers, contact, bio, skills, rate, employers, institutions or the resume', () =>
    fc.assert(
      fc.property(AnyProfessional, (person) => {
        const text = allText(person, 'limited');
        const { licenseNumbers, educationNumbers, npi, email, phone, bio, skills, employers, institutions, lastName } =
          secrets;
        for (const secret of [
          ...licenseNumbers,
          ...educationNumbers,
          npi,
          email,
          phone,
          bio,
          skills,
          ...employers,
          ...institutions,
          lastName,
        ])
          expect(text).not.toContain(secret);
        expect(professionalView(person, 'limited', { ...extras, saved: null })).toMatchObject({
          hourlyRate: null,
          availability: null,
          contact: null,
          npiNumber: null,
          online: null,
          hasResume: false,
          portfolio: [],
        });
      }),
    ));
});

describe('members of an organisation', () => {
  it('see no numbers before an application, and contact only when it is shared', () =>
    fc.assert(
      fc.property(AnyProfessional, (person) => {
        const view = professionalView(person, 'standard', extras);
        const text = JSON.stringify(view);
        for (const secret of [...secrets.licenseNumbers, ...secrets.educationNumbers, secrets.npi])
          expect(text).not.toContain(secret);
        const { contactInfoVisible, visibility, showOnlineStatus } = person.profile.privacy;
        expect(view.contact !== null).toBe(contactInfoVisible && visibility !== 'anonymous');
        expect(view.online).toBe(showOnlineStatus ? true : null);
        expect(view.hasResume).toBe(false);
      }),
    ));

  it('see everything of a person who applied', () => {
    const view = professionalView(professional({ privacy: { visibility: 'anonymous' } }), 'full', extras);
    expect(view).toMatchObject({ displayName: 'Nora Østergaard', npiNumber: secrets.npi, hasResume: true });
    expect(view.licenses[0]?.number).toBe(secrets.licenseNumbers[0]);
    const [certificateNumber, credentialId, verificationUrl] = secrets.educationNumbers;
    expect(view.education[0]).toMatchObject({ certificateNumber, credentialId, verificationUrl });
    expect(view.contact).toEqual({ email: secrets.email, phone: secrets.phone });
  });
});

describe('the wishes of a person', () => {
  it('are shown to employers, without those that availability covers', () => {
    const person = professional({
      jobTypes: ['Research'],
      workPreferences: ['Flexible Hours', 'Night Shifts'],
    });
    const wanted = { interests: ['Research'], preferences: ['Flexible Hours'] };
    expect(professionalView(person, 'standard', extras).availability).toMatchObject(wanted);
    expect(professionalView(person, 'limited', extras).availability).toBeNull();
  });
});

describe('an anonymous person', () => {
  const anonymous = professional({ privacy: { visibility: 'anonymous', contactInfoVisible: true } });

  it('has initials, and no name in their own texts', () => {
    for (const access of unnamed) {
      const view = professionalView(anonymous, access, extras);
      expect(view).toMatchObject({
        displayName: 'N. Ø.',
        anonymous: true,
        photo_url: null,
        location: 'Massachusetts',
        contact: null,
        portfolio: [],
      });
      const text = allText(anonymous, access);
      for (const name of [...secrets.employers, ...secrets.institutions, secrets.lastName, 'Nora'])
        expect(text).not.toContain(name);
    }
    expect(professionalView(anonymous, 'standard', extras).bio).toContain('…');
  });

  it('has a portfolio only for readers who know the name', () => {
    const portfolio = [{ title: 'A' }] as never;
    expect(professionalView(anonymous, 'standard', { ...extras, portfolio }).portfolioCount).toBe(0);
    expect(professionalView(anonymous, 'full', { ...extras, portfolio }).portfolio).toHaveLength(1);
    expect(professionalView(professional(), 'limited', { ...extras, portfolio })).toMatchObject({
      portfolio: [],
      portfolioCount: 1,
    });
  });
});

describe('names in a text', () => {
  it.each([
    ['I am Nora Østergaard, RN.', ['nora', 'Ostergaard'], 'I am … …, RN.'],
    ['Years at São-José Clinic', ['Sao Jose Clinic'], 'Years at …'],
    ['Careful care', ['Care'], 'Careful …'],
    ['Nothing here', ['', '  ', 'Else'], 'Nothing here'],
  ])('%s', (text, names, expected) => expect(withoutNames(text, names)).toBe(expected));
});

describe('access to a profile', () => {
  const of = (person: Professional, reader: Reader, hasApplied = false) => accessTo(person.profile, reader, hasApplied);
  const open = professional();
  const owner: Reader = { ...visitor, userId: open.profile.userId };

  it('is limited for the public, more for members, full after an application and for support', () => {
    expect([of(open, visitor), of(open, member), of(open, member, true), of(open, support), of(open, owner)]).toEqual([
      'limited',
      'standard',
      'full',
      'full',
      'own',
    ]);
  });

  it('is left to its owner, support and past applications when private, unfinished, or excluded', () => {
    for (const closed of [
      professional({ privacy: { visibility: 'private' } }),
      professional({ profile_completion: 79 }),
      professional({ excluded: true }),
    ])
      expect([
        of(closed, visitor),
        of(closed, member),
        of(closed, member, true),
        of(closed, support),
        of(closed, owner),
      ]).toEqual([null, null, 'full', 'full', 'own']);
  });

  it('is denied to a blocked organisation, also after an application', () => {
    const blocking = professional({ blockedOrganizations: [organizationId] });
    expect([of(blocking, member), of(blocking, member, true), of(blocking, visitor)]).toEqual([null, null, 'limited']);
    expect(of(blocking, { ...member, organizationId: 'org_00000000000000000000000002' })).toBe('standard');
  });
});
