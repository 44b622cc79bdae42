/** Professionals who are placed per diem at Lakeshore and may book its shifts. */
export const seedPool: { organization: string; job: string; members: readonly string[] } = {
  organization: 'lakeshore',
  job: 'Per Diem RN, Nursing Pool',
  members: [
    'josephine-quigley',
    'miriam-feldman',
    'andrew-oyelaran',
    'hana-park',
    'walter-szymanski',
    'colin-mcbride',
    'zainab-hassan',
    'tessa-novotny',
    'diego-maldonado',
    'hailey-brooks',
    'yuki-sato',
    'owen-fitzgerald',
    'alicia-romero',
  ],
};
