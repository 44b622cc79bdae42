
import { paths } from '@shared/paths';
import { accept, propose, slotIn } from '../support/interviews';
import { pageOf } from './marketplace-steps';
import { apply, createJob, newEmployer, newProfessional, test } from './support';
const names = [['Elena','Vasquez'],['Josephine','Quigley'],['Isaac','Thompson']] as const;
test('pictures', async ({ browser }) => {
  test.setTimeout(180000);
  const employer = await newEmployer({ firstName: 'Erin', lastName: 'Employer' });
  const people = [];
  for (const [firstName, lastName] of names) people.push(await newProfessional({ firstName, lastName }));
  const job = await createJob(employer);
  const apps = [];
  for (const person of people) apps.push((await apply(person, job.jobId)).applicationId);
  await accept(people[0]!, await propose(employer, apps[0]!, { slots: [slotIn(0.2, 45)] }));
  const held = await propose(employer, apps[1]!, { slots: [slotIn(3)], type: 'in_person', place: 'Tower B, floor 4, 4500 Lakeshore Avenue' });
  await accept(people[1]!, held);
  await propose(employer, apps[2]!, { slots: [slotIn(24, 15), slotIn(48)] });
  for (const [path, name, who] of [[paths.interviews,'many',employer],['/interviews/schedule/' + people[0]!.userId,'schedule',employer],['/interviews?interview=' + held.interviewId,'drawer',employer],[paths.interviews,'pro',people[2]!]] as const) {
    const page = await pageOf(browser, who);
    for (const [w, s] of [[1440,'light'],[768,'light'],[360,'dark'],[320,'light']] as const) {
      await page.setViewportSize({ width: w, height: 900 });
      await page.emulateMedia({ colorScheme: s });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/wl/shots-I2/z-${name}-${w}-${s}.png` });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (over > 0) console.log('OVERFLOW', name, w, over);
    }
    await page.close();
  }
});
