/** Resume of an invented person. */
export const nurseResume = `Dana Whitfield, BSN, RN
Registered Nurse
Austin, TX 78704 | (512) 555-0147 | dana.whitfield@example.com

PROFESSIONAL SUMMARY
Critical care nurse with experience in medical and cardiac intensive care. Comfortable as charge nurse and preceptor.

WORK EXPERIENCE
ICU Registered Nurse
St. Catherine Medical Center, Austin, TX
March 2021 – Present
• Cares for ventilated patients and patients on vasoactive drips in a 24-bed medical ICU.
• Precepts new graduates.

Telemetry Nurse | Lakeview Hospital | Round Rock, TX | 06/2018 - 02/2021
- Monitored 32 telemetry beds.
- Discharge teaching for heart failure patients.

Certified Nursing Assistant, Hill Country Care Home, Kyle, TX 2015 - 2017
Helped residents with activities of daily living.

EDUCATION
Bachelor of Science in Nursing, Texas State University, San Marcos, TX, May 2018
Associate of Arts in Psychology
Austin Community College
2015

LICENSES AND CERTIFICATIONS
Registered Nurse License, Texas (multistate), #TX1028374, exp 04/2027
BLS (AHA), expires 05/2027
ACLS, exp. 05/31/2027
CCRN - in progress
NIHSS

SKILLS
Epic, ventilator management, CRRT
Languages: English, Spanish`;

export const physicianResume = `Samuel Okafor, MD
Emergency Medicine
Cleveland, Ohio
Phone: 216-555-0199
NPI 1234567893

Employment History
2020 - Present
Attending Physician
University Hospital of Cleveland
Jul 2017 - Jun 2020
Resident Physician, Lakeshore Medical Center, Chicago, IL

Education and Training
Doctor of Medicine, Ohio Valley College of Medicine, 2017
Emergency Medicine Residency - Lakeshore Medical Center, Jul 2017 - Jun 2020

Licensure
State Medical Board of Ohio license no. 35.128844, expiration 10/01/2027
ATLS exp 2028

Languages
English
French`;
