import { VendorProblem } from '../../engine/vendor-problem';
import type { ConnectedVendor } from '../../ports';
import type { Hire, HireTarget } from '../../recruiting/hire';
import { askRecruiting, element, idElement, idIn, textElement, type Tenant } from './workday-soap';

/** Our own ID finds the result of an earlier try, whatever contact details the person shares. */
const candidateId = (applicationId: string): string => `WARDLINE_${applicationId}`;

const reference = (name: string, type: string, id: string): string => element(name, idElement(type, id));

type There = { candidate: string; application: string };

const thereIn = (text: string): There => {
  const [candidate, application] = [idIn(text, 'Candidate_ID'), idIn(text, 'Job_Application_ID')];
  if (candidate === null) throw new VendorProblem('malformed');
  return { candidate, application: application ?? '' };
};

/** Returns null if there is none: Workday answers an unknown ID with a fault. */
const found = async (vendor: ConnectedVendor, tenant: Tenant, id: string): Promise<There | null> => {
  const answer = await askRecruiting(vendor, tenant, {
    operation: 'candidate.find',
    request: 'Get_Candidates_Request',
    content: element('Request_References', reference('Candidate_Reference', 'Candidate_ID', id)),
  });
  return answer.fault ? null : thereIn(answer.text);
};

const nameOf = ({ firstName, lastName }: Hire): string =>
  element(
    'Name_Data',
    element(
      'Legal_Name',
      element('Name_Detail_Data', textElement('First_Name', firstName) + textElement('Last_Name', lastName)),
    ),
  );

/** Email only: a phone needs a device type and a country code whose names differ by tenant. */
const contactOf = ({ email }: Hire): string =>
  email === '' ? '' : element('Contact_Data', textElement('Email_Address', email));

const applicationFor = (requisition: string): string =>
  element(
    'Job_Application_Data',
    element('Job_Applied_To_Data', reference('Job_Requisition_Reference', 'Job_Requisition_ID', requisition)),
  );

/**
 * Creates a candidate with an application for the requisition, in the order of
 * https://community.workday.com/sites/default/files/file-hosting/productionapi/Recruiting/v43.0/Put_Candidate.html. The
 * tenant's own business process handles the hire from there.
 */
const put = async (vendor: ConnectedVendor, tenant: Tenant, id: string, hire: Hire, job: string): Promise<There> => {
  const data = textElement('Candidate_ID', id) + nameOf(hire) + contactOf(hire) + applicationFor(job);
  const answer = await askRecruiting(vendor, tenant, {
    operation: 'candidate.put',
    request: 'Put_Candidate_Request',
    content: element('Candidate_Data', data),
  });
  if (answer.fault) throw new VendorProblem('refused', 500);
  return thereIn(answer.text);
};

/** Idempotent: leaves an existing candidate unchanged. */
export const workdayHires =
  (tenant: Tenant): HireTarget =>
  async (vendor, { hire, stored, externalJobId }, save) => {
    const id = candidateId(stored.applicationId);
    const { candidate, application } =
      (await found(vendor, tenant, id)) ?? (await put(vendor, tenant, id, hire, externalJobId));
    await save({ candidateThere: candidate, applicationThere: application });
    return 'sent';
  };
