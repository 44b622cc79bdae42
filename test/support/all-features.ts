import { Authenticator } from '@lambdas/accounts/accounts/passkeys/authenticator.fake';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { calendarRoutes } from '@shared/messages/api/calendar.routes';
import { checklistRoutes } from '@shared/people/api/checklists.routes';
import { complianceRoutes } from '@shared/people/api/compliance.routes';
import { credentialRoutes } from '@shared/people/api/credentials.routes';
import { healthFileRoutes } from '@shared/people/api/health-file.routes';
import { jobInvitationRoutes } from '@shared/hiring/api/job-invitations.routes';
import { messageRoutes } from '@shared/messages/api/messages.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { portfolioRoutes } from '@shared/people/api/portfolio.routes';
import { professionalRoutes } from '@shared/people/api/professionals.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { referenceRoutes } from '@shared/people/api/references.routes';
import { referralRoutes } from '@shared/people/api/referrals.routes';
import { resumeRoutes } from '@shared/people/api/resumes.routes';
import { reviewRoutes } from '@shared/people/api/reviews.routes';
import { savedJobRoutes } from '@shared/hiring/api/saved-jobs.routes';
import { scorecardRoutes } from '@shared/hiring/api/scorecards.routes';
import { supportRoutes } from '@shared/trust/api/support.routes';
import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { skillsOfChecklists } from '@shared/data/healthcare/checklist-skills/skills-of-checklists';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import type { UploadTarget } from '@shared/core/model/file';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ulid } from 'ulid';
import { pdf } from '@lambdas/platform/files/documents.fake';
import { png } from '@lambdas/platform/files/images.fake';
import { sendFile } from '../../scripts/seed/images/send-file';
import { newCanaries, word, type Canaries } from './canaries';
import { api, gatewayAddress } from './client';
import { clearToStart } from './people/compliance';
import { hire } from './hire';
import { accept, propose, slotIn } from './hiring/interviews';
import {
  apply,
  createJob,
  dayFromNow,
  entryId,
  license,
  registerApplicant,
  registerTeam,
  type Team,
} from './marketplace';
import { addLocation } from './work/locations';
import { conversationBetween, send } from './messages/messages';
import { uniqueEmail, type Person } from './people';
import { ask, leadsToRequest, referenceAnswer, requestTokenIn } from './people/references';
import { report } from './trust/reports';
import { signIn } from './accounts/sign-in';
import type { TestStack } from './stack';

type Replied = { status: number; body: unknown };
const as = ({ token }: Pick<Person, 'token'>) => ({ token });
const once = ({ token }: Pick<Person, 'token'>) => ({ token, idempotencyKey: randomUUID() });

/** Fails if a step fails: a skipped feature proves nothing. */
const ok = async <T extends Replied>(step: string, reply: Promise<T>): Promise<T['body']> => {
  const { status, body } = await reply;
  if (status >= 300) throw new Error(`${step} answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

export type AllFeatures = {
  person: Person;
  team: Team;
  canaries: Canaries;
  ids: { applicationId: string; placementId: string; conversationId: string; otherId: string };
};

const sent = async (target: UploadTarget & { uploadId: string }, file: Buffer): Promise<string> => {
  await sendFile(target, file);
  return target.uploadId;
};

const image = png(40, 30);
const ofImage = { contentType: 'image/png', size: image.length } as const;

const signUp = async (canaries: Canaries, firstName: string, lastName: string): Promise<Person> => {
  const held = { id: entryId('crt'), number: canaries.certification };
  const person = await registerApplicant(
    { firstName, lastName, email: canaries.email },
    {
      phone: canaries.phone,
      address: canaries.address,
      npiNumber: canaries.npi,
      deaNumber: canaries.dea,
      bio: canaries.about,
      licenses: [license({ number: canaries.license })],
      certifications: [
        { ...held, code: 'acls', otherName: '', issuer: 'AHA', issuedOn: '2025-01-01', expiresOn: dayFromNow(400) },
      ] as never,
    },
  );
  return person;
};

const fillProfile = async (person: Person, stack: TestStack): Promise<void> => {
  const me = as(person);
  const resume = pdf();
  const target = await ok(
    'resume',
    api(resumeRoutes.requestResumeUpload, { body: { contentType: 'application/pdf', size: resume.length } }, me),
  );
  await ok(
    'resume',
    api(resumeRoutes.setResume, { body: { uploadId: await sent(target, resume), fileName: 'CV.pdf' } }, me),
  );
  const photo = await ok('photo', api(portfolioRoutes.requestImageUpload, { body: ofImage }, me));
  await ok('photo', api(portfolioRoutes.setPhoto, { body: { uploadId: await sent(photo, image) } }, me));
  const piece = {
    title: 'Sepsis bundle',
    type: 'case-study' as const,
    description: 'How.',
    date: '2026-01-31',
    tags: [],
    featured: false,
  };
  const { portfolioItemId } = await ok(
    'portfolio',
    api(portfolioRoutes.createPortfolioItem, { body: piece }, once(person)),
  );
  const picture = await ok('picture', api(portfolioRoutes.requestImageUpload, { body: ofImage }, me));
  await ok(
    'picture',
    api(
      portfolioRoutes.setPortfolioImage,
      { params: { portfolioItemId }, body: { uploadId: await sent(picture, image) } },
      me,
    ),
  );
  await stack.drain();
  const { items } = await ok('credentials', api(credentialRoutes.listMyCredentials, {}, me));
  const params = { credentialId: items[0]!.credentialId };
  const proof = await ok('document', api(credentialRoutes.requestDocumentUpload, { params, body: ofImage }, me));
  await ok(
    'document',
    api(
      credentialRoutes.setDocument,
      { params, body: { uploadId: await sent(proof, image), fileName: 'license.png' } },
      me,
    ),
  );
  const health = { code: 'tuberculosis' } as const;
  const record = { takenOn: dayFromNow(-300), validUntil: dayFromNow(65), evidence: 'test' } as const;
  await ok('health', api(healthFileRoutes.saveHealthRecord, { params: health, body: { record, version: 0 } }, me));
  const test = await ok('health', api(healthFileRoutes.requestHealthUpload, { params: health, body: ofImage }, me));
  await ok(
    'health',
    api(
      healthFileRoutes.setHealthDocument,
      { params: health, body: { uploadId: await sent(test, image), fileName: 'igra.png' } },
      me,
    ),
  );
};

const signSkills = async (person: Person, canaries: Canaries): Promise<void> => {
  const { items } = await ok('checklists', api(checklistRoutes.listMyChecklists, {}, as(person)));
  const [{ checklist } = { checklist: undefined }] = items;
  if (!checklist) throw new Error('The profession has no checklist.');
  const skills = skillsOfChecklists[checklist].flatMap((group) => group.skills);
  const answers = Object.fromEntries(skills.map((skill) => [skill, { rating: 3, lastDone: 'under_12_months' }]));
  const params = { checklist };
  const draft = { params, body: { answers, version: 0 } as never };
  const { version } = await ok('checklist', api(checklistRoutes.saveChecklistDraft, draft, as(person)));
  const signature = { name: canaries.name, confirmed: true, version } as const;
  await ok('signature', api(checklistRoutes.signChecklist, { params, body: signature }, once(person)));
};

const shareMore = async (person: Person): Promise<void> => {
  const { privacy, privacyVersion } = await ok('privacy', api(profileRoutes.getMyProfile, {}, as(person)));
  const body = { ...privacy, contactInfoVisible: true, showOnlineStatus: true, version: privacyVersion };
  await ok('privacy', api(profileRoutes.saveProfilePrivacy, { body }, as(person)));
};

const useAccount = async (person: Person, canaries: Canaries, stack: TestStack): Promise<void> => {
  const me = as(person);
  const { accessToken } = await signIn(canaries.email, person.password);
  await ok('second device', api(accountRoutes.getMe, {}, { token: accessToken }));
  const { challenge } = await ok(
    'passkey',
    api(accountRoutes.startPasskey, { body: { password: person.password } }, me),
  );
  const registration = new Authenticator().register({ challenge, origin: new URL(stack.env['SITE_URL']!).origin });
  await ok('passkey', api(accountRoutes.addPasskey, { body: { challenge, name: 'Laptop', registration } }, me));
  await ok('phone', api(notificationRoutes.sendPhoneCode, { body: { phone: canaries.phone } }, me));
  const texts = (await (
    await fetch(`${gatewayAddress()}/_local/texts.json?to=${encodeURIComponent(canaries.phone)}`)
  ).json()) as { text: string }[];
  await ok('phone', api(notificationRoutes.verifyPhone, { body: { code: texts[0]!.text.slice(0, 6) } }, me));
  const subscription = (await (
    await fetch(`${gatewayAddress()}/_local/push/subscriptions`, { method: 'POST' })
  ).json()) as never;
  await ok('push', api(notificationRoutes.savePushSubscription, { body: subscription }, me));
  await ok('export', api(accountRoutes.requestDataExport, { body: { password: person.password } }, me));
  await stack.runSchedule('build-exports');
};

const useCalendar = async (person: Person): Promise<void> => {
  const me = as(person);
  const day = dayFromNow(1).replaceAll('-', '');
  const file = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:${day}T090000Z\r\nDURATION:PT2H\r\nSUMMARY:x\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
  const server = createServer((_request, response) => response.end(file));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await ok('import', api(calendarRoutes.importBusyTimes, { body: { url } }, me));
  server.close();
  await ok('feed', api(calendarRoutes.rotateCalendarFeed, {}, me));
  const shift = {
    title: 'Shift',
    facility: 'Clinic',
    date: dayFromNow(2),
    startTime: '08:00',
    endTime: '18:00',
    timeZone: 'America/New_York',
    rateCents: null,
    location: '',
    status: 'confirmed',
    notes: '',
  } as const;
  await ok('shift', api(calendarRoutes.createScheduleItem, { body: shift }, me));
  await ok('task', api(calendarRoutes.createTask, { body: { title: 'Renew ACLS' } }, me));
};

const useReferences = async (person: Person, canaries: Canaries, stack: TestStack): Promise<string> => {
  await ask(person, uniqueEmail('manager'));
  await ok('referral', api(referralRoutes.getReferralLink, {}, as(person)));
  await ok('referral', api(referralRoutes.inviteColleague, { body: { email: uniqueEmail('colleague') } }, as(person)));
  const other = await registerApplicant();
  await ask(other, canaries.email, { name: canaries.name });
  await stack.drain();
  const mail = (await stack.mails(canaries.email)).find(({ links }) => links.some(leadsToRequest))!;
  const params = { token: requestTokenIn(mail.links) };
  await ok('reference', api(referenceRoutes.answerReference, { params, body: referenceAnswer() }));
  return other.userId;
};

const talk = async (person: Person, team: Team): Promise<string> => {
  const conversationId = await conversationBetween(team.admin, person.userId, 'When can you start?');
  const params = { conversationId };
  const target = await ok(
    'attachment',
    api(messageRoutes.requestAttachmentUpload, { params, body: ofImage }, as(person)),
  );
  const attachments = [{ uploadId: await sent(target, image), fileName: 'badge.png' }];
  await ok('message', send(person, conversationId, `I am ${person.me.firstName}.`, { attachments }));
  return conversationId;
};

const getHired = async (person: Person, team: Team, canaries: Canaries) => {
  const me = as(person);
  const { jobId } = await createJob(team.member, { numberOfOpenings: 3 });
  await ok(
    'invitation',
    api(
      jobInvitationRoutes.inviteToApply,
      { params: { jobId, userId: person.userId }, body: { message: `Dear ${canaries.name}` } },
      as(team.admin),
    ),
  );
  const { applicationId } = await apply(person, jobId);
  const interview = await propose(team.admin, applicationId, {
    type: 'phone',
    place: canaries.phone,
    slots: [slotIn(48)],
  });
  await ok('interview', accept(person, interview));
  await ok(
    'note',
    api(
      applicationRoutes.addApplicationNote,
      { params: { applicationId }, body: { text: `${canaries.name} is great.` } },
      once(team.admin),
    ),
  );
  const criterion = { criterionId: `crn_${ulid()}`, name: 'Care', lookFor: 'Care.', questions: ['Why?'] };
  await ok(
    'kit',
    api(
      scorecardRoutes.saveInterviewKit,
      { params: { jobId }, body: { criteria: [criterion], version: 0 } },
      as(team.admin),
    ),
  );
  const content = {
    ratings: [{ criterionId: criterion.criterionId, score: 4, evidence: canaries.name }],
    recommendation: 'yes',
    notes: canaries.name,
  };
  await ok(
    'scorecard',
    api(
      scorecardRoutes.submitScorecard,
      { params: { applicationId }, body: { content, version: 0 } as never },
      once(team.admin),
    ),
  );
  const applied = await apply(person, (await createJob(team.member)).jobId);
  const startOn = mondayOfDay(dayFromNow(-7));
  const { placementId } = await hire(team.admin, person, applied.applicationId, { startOn, endOn: dayFromNow(-1) });
  await clearToStart(team.admin, placementId);
  const week = { placementId, weekStartsOn: startOn };
  const lines = [{ day: startOn, minutes: 480, note: '' }];
  const saved = await ok(
    'hours',
    api(timesheetRoutes.saveTimesheet, { params: week, body: { timesheet: { lines }, version: 0 } }, me),
  );
  const handed = await ok(
    'hours',
    api(timesheetRoutes.submitTimesheet, { params: week, body: { version: saved.version } }, me),
  );
  await ok(
    'hours',
    api(timesheetRoutes.approveTimesheet, { params: week, body: { version: handed.version } }, as(team.admin)),
  );
  const item = { placementId, itemId: 'references' };
  const target = await ok(
    'compliance',
    api(complianceRoutes.requestComplianceUpload, { params: item, body: ofImage }, me),
  );
  const { items } = await ok('compliance', api(complianceRoutes.getComplianceFile, { params: { placementId } }, me));
  const { version } = items.find(({ itemId }) => itemId === 'references')!;
  const upload = { uploadId: await sent(target, image), fileName: 'letters.png' };
  await ok(
    'compliance',
    api(
      complianceRoutes.submitComplianceItem,
      { params: item, body: { note: canaries.name, validUntil: null, upload, version } },
      me,
    ),
  );
  await ok(
    'opening',
    api(
      complianceRoutes.openComplianceDocument,
      { params: item, body: { reason: `For ${canaries.name}` } },
      as(team.admin),
    ),
  );
  for (const who of [person, team.admin]) {
    await ok(
      'review',
      api(reviewRoutes.writeReview, { params: { placementId }, body: { rating: 5, text: 'A good time.' } }, as(who)),
    );
  }
  return { applicationId, placementId, jobId };
};

const beActive = async (person: Person, team: Team, canaries: Canaries): Promise<void> => {
  const me = as(person);
  const { jobId } = await createJob(team.admin);
  await ok('saved job', api(savedJobRoutes.saveJob, { params: { jobId } }, me));
  await ok(
    'alert',
    api(savedJobRoutes.createJobAlert, { body: { name: canaries.name, frequency: 'daily', search: {} } }, me),
  );
  const params = { userId: person.userId };
  await ok('saved', api(professionalRoutes.saveProfessional, { params }, as(team.admin)));
  await ok('viewed', api(professionalRoutes.recordProfileView, { params }, as(team.admin)));
  const ticket = {
    subject: `From ${canaries.name}`,
    category: 'technical' as const,
    priority: 'medium' as const,
    description: canaries.email,
    attachments: [],
    context: null,
  };
  await ok('ticket', api(supportRoutes.openTicket, { body: ticket }, once(person)));
  await ok('report', report(person, { kind: 'job', jobId }, { text: canaries.name }));
  await ok('reported', report(team.manager, { kind: 'profile', userId: person.userId }, { text: 'Fake.' }));
};

/** Creates a person who used every feature, with unique texts. */
export const useAllFeatures = async (stack: TestStack): Promise<AllFeatures> => {
  const [first, last] = [word(), word()];
  const canaries = newCanaries(first, last);
  const team = await registerTeam(stack);
  const person = await signUp(canaries, first, last);
  await fillProfile(person, stack);
  await signSkills(person, canaries);
  await shareMore(person);
  await useAccount(person, canaries, stack);
  await useCalendar(person);
  const otherId = await useReferences(person, canaries, stack);
  const conversationId = await talk(person, team);
  const hired = await getHired(person, team, canaries);
  await beActive(person, team, canaries);
  await addLocation(team.admin, [team.member.userId]);
  await stack.drain();
  return { person, team, canaries, ids: { ...hired, conversationId, otherId } };
};
