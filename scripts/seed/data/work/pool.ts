/** Professionals placed per diem at Lakeshore who may book its shifts, by the job they were hired for. */
export const seedPool: { organization: string; members: readonly { job: string; people: readonly string[] }[] } = {
  organization: 'lakeshore',
  members: [
    {
      job: 'Per Diem RN, Nursing Pool',
      people: [
        'josephine-quigley',
        'miriam-feldman',
        'andrew-oyelaran',
        'hana-park',
        'walter-szymanski',
        'colin-mcbride',
        'zainab-hassan',
        'tessa-novotny',
        'hailey-brooks',
        'yuki-sato',
      ],
    },
    // An independent contractor, paid through Wardline from the prepaid balance.
    { job: 'Contract Physical Therapist, Per Diem', people: ['noah-lindgren'] },
  ],
};

export const poolSize = seedPool.members.flatMap(({ people }) => people).length;
