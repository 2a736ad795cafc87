import { cdc, page, type Source } from './sources.js';

const readOn = '2026-11-30';

/** A chapter of the guideline of 2024 about infection control in health care personnel. */
function healthCare(name: string, disease: string): Source {
  return page(
    `https://www.cdc.gov/infection-control/hcp/healthcare-personnel-epidemiology-control/${name}.html`,
    2024,
    cdc,
    `Infection Control in Healthcare Personnel: Epidemiology and Control of Selected Infections: ${disease}`,
    readOn,
  );
}

/** Sources of the plans for exposed people. */
export const planSources = {
  measles: healthCare('measles', 'Measles'),
  measlesProphylaxis: page(
    'https://immunisationhandbook.health.gov.au/resources/tables/table-post-exposure-prophylaxis-needed-within-6-days-144-hours-of-1st-exposure-for-people-exposed-to-measles',
    null,
    'Australian Government, Australian Immunisation Handbook',
    'Post-exposure prophylaxis needed within 6 days (144 hours) of 1st exposure for people exposed to measles',
    readOn,
  ),
  mumps: healthCare('mumps', 'Mumps'),
  varicella: healthCare('varicella', 'Varicella-Zoster Virus'),
  varicellaVaccine: page(
    'https://www.immunize.org/ask-experts/i-understand-that-varicella-vaccine-can-be-used-in-postexposure-settings-how-soon-after-exposure-does-the-vaccine-need-to-be-administered/',
    2023,
    'Immunize.org',
    'How soon after exposure does the varicella vaccine need to be administered?',
    readOn,
  ),
  varicellaImmunoglobulin: page(
    'https://www.nitag-resource.org/media-center/document/1240-updated-recommendations-for-use-of-varizig',
    2013,
    `${cdc}, Morbidity and Mortality Weekly Report, abstract at nitag-resource.org`,
    'Updated Recommendations for Use of VariZIG, United States, 2013',
    readOn,
  ),
  pertussis: healthCare('pertussis', 'Pertussis'),
  pertussisProphylaxis: page(
    'http://cdc.gov/pertussis/pep.html',
    null,
    cdc,
    'Postexposure Antimicrobial Prophylaxis',
    readOn,
  ),
  tuberculosis: page(
    'https://www.guidelinecentral.com/guideline/24820/',
    2019,
    `National Tuberculosis Controllers Association and ${cdc}, summary at guidelinecentral.com`,
    'Tuberculosis Screening, Testing, and Treatment of U.S. Health Care Personnel',
    readOn,
  ),
  mpoxContacts: page(
    'https://covid.comesa.int/publications/i/item/B09169',
    2024,
    'World Health Organization, copy at covid.comesa.int',
    'Surveillance, case investigation and contact tracing for mpox: interim guidance, 27 November 2024',
    readOn,
  ),
  mpoxVaccine: page(
    'https://www.cdc.gov/poxvirus/mpox/clinicians/vaccines/vaccine-basics-healthcare.html',
    null,
    cdc,
    'Vaccination Basics for Healthcare Professionals (mpox)',
    readOn,
  ),
  influenza: page(
    'https://afludiary.blogspot.com/2024/09/who-releases-updated-clinical.html?m=0',
    2024,
    'World Health Organization, summary reprinted at afludiary.blogspot.com',
    'Clinical practice guidelines for influenza',
    readOn,
  ),
  norovirusFood: page(
    'https://arboretum.nhcgov.com/FAQ.aspx?QID=547',
    null,
    'New Hanover County, after the US Food and Drug Administration',
    'Food employees exposed to a foodborne illness',
    readOn,
  ),
};
