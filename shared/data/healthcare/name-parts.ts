/** Folded titles before a name, and degrees and suffixes after it, except professions and certifications. */
export const namePrefixes: ReadonlySet<string> = new Set(
  [
    'dr dra doctor mr mrs ms mx miss sr sra srta don dona prof professor me mme mlle m',
    'jr ii iii iv esq',
    'rn lpn lvn md do np pa pac c cna crna cnm cns aprn arnp pt ot slp rt rrt dds dmd rph pharmd',
    'as bs ba ma msc mba mph mha mhs mpas jd phd edd scd dsc dnp adn asn bsn msn psyd dpt otd dha',
    'facs facp faap facog facep faan faanp fache fccm fnp bc',
  ].flatMap((line) => line.split(' ')),
);
