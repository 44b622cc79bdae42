
import { paths } from '@shared/paths';
import { accept, propose, slotIn } from '../support/interviews';
import { interviewRoutes } from '@shared/api/interviews.routes';
import { api } from '../support/client';
import { pageOf } from './marketplace-steps';
import { apply, createJob, newEmployer, newProfessional, test } from './support';

const names = [['Elena','Vasquez'],['Josephine','Quigley'],['Isaac','Thompson'],['Caroline','Meyer'],['Marcus','Bennett'],['Nadia','Haddad']] as const;
test('pictures', async ({ browser }) => {
  test.setTimeout(180000);
  const employer = await newEmployer({ firstName: 'Erin', lastName: 'Employer' });
  const people = [];
  for (const [firstName, lastName] of names) people.push(await newProfessional({ firstName, lastName }));
  const shoot = async (who: never, path: string, name: string) => {
    const page = await pageOf(browser, who);
    for (const [w, s] of [[1440,'light'],[1440,'dark'],[768,'light'],[360,'light'],[360,'dark']] as const) {
      await page.setViewportSize({ width: w, height: 900 });
      await page.emulateMedia({ colorScheme: s });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/wl/shots-I2/${name}-${w}-${s}.png` });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (over > 0) console.log('OVERFLOW', name, w, over);
    }
    await page.close();
  };
  await shoot(employer as never, paths.interviews, 'none');
  const job = await createJob(employer);
  const apps = [];
  for (const person of people) apps.push((await apply(person, job.jobId)).applicationId);
  const hoursNow = 0.2;
  await accept(people[0]!, await propose(employer, apps[0]!, { slots: [slotIn(hoursNow, 45)] }));
  await accept(people[1]!, await propose(employer, apps[1]!, { slots: [slotIn(3)], type: 'in_person', place: 'Tower B, floor 4, 4500 Lakeshore Avenue' }));
  await accept(people[2]!, await propose(employer, apps[2]!, { slots: [slotIn(24, 60)], type: 'phone', place: '312 555 0100' }));
  await accept(people[3]!, await propose(employer, apps[3]!, { slots: [slotIn(24.2, 60)] }));
  const open = await propose(employer, apps[4]!, { slots: [slotIn(48), slotIn(52)] });
  const p5 = await propose(employer, apps[5]!, { slots: [slotIn(48)] });
  await api(interviewRoutes.suggestInterviewTimes, { params: { interviewId: p5.interviewId }, body: { slots: [slotIn(46), slotIn(51), slotIn(96)], reason: 'On duty that day.', version: p5.version } }, { token: people[5]!.token });
  await shoot(employer as never, paths.interviews, 'many');
  await shoot(employer as never, paths.interviews + '?interview=' + p5.interviewId, 'drawer');
  await shoot(employer as never, '/interviews/schedule/' + people[0]!.userId, 'schedule');
  await shoot(employer as never, '/interviews?view=list', 'list');
  await shoot(people[4]! as never, paths.interviews, 'pro');
  await shoot(people[0]! as never, paths.interviews, 'pro-soon');
  void open;
});
