/** Protected groups that a post's words may hint at. */
export const sensitiveTopics = ['age', 'gender', 'origin', 'religion', 'disability', 'pregnancy'] as const;
export type SensitiveTopic = (typeof sensitiveTopics)[number];

const people = '(?:candidates?|applicants?|nurses?|doctors?|physicians?|therapists?|staff|employees?|team members?)';
const faith = '(?:christians?|catholics?|protestants?|evangelicals?|mormons?|jewish|muslims?|hindus?|buddhists?)';
const speaker = '(?:english|spanish|french)';

/**
 * English phrases about the person who is hired, as regular expressions for whole words. Words about patients ("young
 * adults", "female patients") aren't meant. 29 CFR 1625.4 names "young" and "recent college graduate" (read November 23,
 * 2026, at getpocketlaw.com/law/cfr_29); posts may show no preference by sex, religion, or national origin (42 U.S.C.
 * 2000e-3(b)) and not exclude people with disabilities (eeoc.gov/es/node/130432). Which words count is product policy.
 */
export const sensitiveWords: Record<SensitiveTopic, readonly string[]> = {
  age: [
    // Excludes patients and the family name.
    '(?<!(?:very|Brigham|Dr\\.) )young(?:er)?(?! (?:adults?|age|child|kids|infants|patients?|people|persons?|famil|mothers?|wom[ae]n|m[ae]n|girls?|boys?|athletes?|ones|onset|(?:and|or|to) (?:the )?(?:old|elder)))',
    'youthful',
    'digital natives?',
    'recent (?:(?:college|university|nursing|medical)(?: school)? )?grad(?:uate)?s?',
    `mature (?:individuals?|persons?|${people})`,
    '(?:maximum|max) age',
    '(?<!no )age limit',
    'no(?:t| one)? older than [2-6]\\d(?! (?:hours|days|weeks|months))',
    'no(?:t| one)? over the age of',
  ],
  gender: [
    `(?:fe)?males? (?:only|preferred|${people})`,
    `(?:wom[ae]n|m[ae]n|girls?|ladies|gentlemen|guys) (?:only|preferred|${people})`,
    '(?:sales|chair|fore|handy|repair|crafts|business|trades)m[ae]n',
    'waitress(?:es)?',
    '(?<!(?:or |/))s?he (?:will|must|should)',
  ],
  origin: [
    `native (?:${speaker}[- ])?speak(?:ers?|ing)`,
    `native ${speaker}`,
    'mother tongue',
    'american[- ]born',
    'born in (?:america|the (?:united states|u\\.?s\\.?))',
    '(?:no|without(?: an?| any)?) (?:foreign )?accents?',
    'no foreigners',
    '(?:u\\.?s\\.?|american) citizens? only',
  ],
  religion: [
    `${faith} (?:only|preferred|believers?|${people})`,
    `(?:must be|practicing|devout|committed) (?:an? )?${faith}`,
    'church[- ]?go(?:ers?|ing)',
    'god[- ]fearing',
    'born[- ]again',
  ],
  disability: [
    'able[- ]bodied',
    '(?:no|without(?: any)?|free of|free from) (?:physical |mental )?disabilit(?:y|ies)(?! (?:insurance|benefits?|coverage|leave|pay))',
    'physically fit',
    '(?:in|must have) (?:perfect|excellent) (?:physical )?health(?! (?:insurance|benefits?|coverage|plans?|systems?))',
    `healthy (?:individuals?|persons?|${people}) only`,
    'no (?:health|medical) (?:problems|issues|conditions)',
  ],
  pregnancy: [
    '(?<!or )not (?:be )?(?:pregnant|planning (?:a family|a pregnancy|children|to have children|to become pregnant))',
    'no plans? (?:for|to have|to start) (?:a family|children|kids|a pregnancy)',
    'childless',
    'without (?:children|kids)',
    'no maternity leave',
    '(?:no|without) family (?:obligations|commitments|responsibilities)',
    'unmarried',
  ],
};
