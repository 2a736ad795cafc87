/** A publication or guideline from which figures of the catalogue were taken. */
export interface Source {
  title: string;
  /** Journal or authority; names the copy if the original was not read. */
  publisher: string;
  /** Null for a page without a date. */
  year: number | null;
  doi: string | null;
  url: string | null;
  /** Day on which it was read. */
  readOn: string;
}

const readOn = '2026-11-23';
const reread = '2026-11-30';

function article(doi: string, year: number, publisher: string, title: string): Source {
  return { title, publisher, year, doi, url: null, readOn };
}

/** Describes a page. @param day on which it was read. */
export function page(
  url: string,
  year: number | null,
  publisher: string,
  title: string,
  day = readOn,
): Source {
  return { title, publisher, year, doi: null, url, readOn: day };
}

const westernAustralia = 'Government of Western Australia, Department of Health';
const iowa = 'Iowa Department of Health and Human Services';
export const cdc = 'US Centers for Disease Control and Prevention';

/** Incubation periods. Percentiles of articles were read in epiparameterDB (CC0, version of 5 January 2026). */
export const incubationStudies = {
  mcaloon2020: article(
    '10.1136/bmjopen-2020-039652',
    2020,
    'BMJ Open',
    'Incubation period of COVID-19: a rapid systematic review and meta-analysis of observational research',
  ),
  lessler2009: article(
    '10.1016/S1473-3099(09)70069-6',
    2009,
    'The Lancet Infectious Diseases',
    'Incubation periods of acute respiratory viral infections: a systematic review',
  ),
  guzzetta2022: article(
    '10.3201/eid2810.221126',
    2022,
    'Emerging Infectious Diseases',
    'Early Estimates of Monkeypox Incubation Period, Generation Time, and Reproduction Number, Italy, May-June 2022',
  ),
  lee2013: article(
    '10.1186/1471-2334-13-446',
    2013,
    'BMC Infectious Diseases',
    'Incubation periods of viral gastroenteritis: a systematic review',
  ),
  borgdorff2011: article(
    '10.1093/ije/dyr058',
    2011,
    'International Journal of Epidemiology',
    'The incubation period distribution of tuberculosis estimated with a molecular epidemiological approach',
  ),
};

/** What counts as evidence of immunity. */
export const immunitySources = {
  measlesMinnesota: page(
    'http://www.health.state.mn.us/divs/idepc/diseases/measles/hcp/control.html',
    null,
    'Minnesota Department of Health',
    'Health Care Worker Measles Immune Status and Exposures in Health Care Settings',
    '2026-11-30',
  ),
  mumpsEvidence: page(
    'http://www.cdc.gov/mumps/prev-control-settings/evidence-immunity.html',
    null,
    cdc,
    'Mumps Prevention and Control in Healthcare Settings: Acceptable Presumptive Evidence of Immunity',
    '2026-11-30',
  ),
  varicellaManual: page(
    'https://archive.cdc.gov/www_cdc_gov/chickenpox/outbreaks/manual.html',
    2008,
    cdc,
    'Strategies for the Control and Investigation of Varicella Outbreaks Manual',
    '2026-11-30',
  ),
};

export const respiratorySources = {
  covidWesternAustralia: page(
    'https://www.health.wa.gov.au/Articles/N_R/Novel-coronavirus',
    null,
    westernAustralia,
    'COVID-19 (public health management)',
  ),
  covidTenDays: page(
    'https://shrm.org/resourcesandtools/hr-topics/employee-relations/pages/cdc-osha-updates.aspx',
    2020,
    `${cdc}, quoted by the Society for Human Resource Management`,
    'CDC Updates Timeline for COVID-19 Quarantines',
  ),
  covidQuarantine: page(
    'https://stacks.cdc.gov/view/cdc/118536',
    2021,
    `${cdc}, Morbidity and Mortality Weekly Report`,
    'Implications of Shortened Quarantine Among Household Contacts of Index Patients with Confirmed SARS-CoV-2 Infection',
  ),
  covidGermany: page(
    'https://www.donnersberg.de/donnersbergkreis/Aktuelles/Aktuelles%20aus%20dem%20Kreishaus/2022/Januar/Die%20neuen%20Quarant%C3%A4neregelungen/',
    2022,
    'Donnersbergkreis, Germany',
    'Die neuen Quarantäneregelungen',
  ),
  influenzaShedding: article(
    '10.1093/aje/kwm375',
    2008,
    'American Journal of Epidemiology',
    'Time lines of infection and disease in human influenza: a review of volunteer challenge studies',
  ),
  influenzaSpread: page(
    'https://www.cdc.gov/flu/about/disease/spread.htm',
    null,
    cdc,
    'How Flu Spreads',
  ),
  influenzaWesternAustralia: page(
    'https://ww2.health.wa.gov.au/Articles/F_I/Influenza',
    null,
    westernAustralia,
    'Influenza (public health management)',
  ),
  influenzaAtWork: page(
    'https://www.exergen.in/2022/09/29/10-tips-for-preventing-the-spread-of-flu-at-work/',
    2022,
    `${cdc}, reprinted by exergen.in`,
    '10 tips for preventing the spread of flu at work',
  ),
  rsvSpread: page('https://www.cdc.gov/rsv/causes/', null, cdc, 'How RSV Spreads'),
  rsvWesternAustralia: page(
    'https://www.healthywa.wa.gov.au/sitecore/content/Corporate/Articles/N_R/Respiratory-Syncytial-Virus',
    2024,
    westernAustralia,
    'Respiratory Syncytial Virus (public health management)',
  ),
  tuberculosisWesternAustralia: page(
    'https://ahs.health.wa.gov.au/Corporate/Articles/S_T/Tuberculosis',
    2023,
    westernAustralia,
    'Tuberculosis (public health management)',
  ),
  tuberculosisInfectiousPeriod: page(
    'https://tbdictionary.org/definition/infectious-period/',
    2006,
    `${cdc}, quoted by tbdictionary.org`,
    'Infectious period',
  ),
  tuberculosisIsolation: article(
    '10.1080/24745332.2022.2046926',
    2022,
    'Canadian Thoracic Society',
    'Canadian Tuberculosis Standards, 8th edition, Appendix B: De-isolation review and recommendations',
  ),
  pertussisNewZealand: page(
    'https://tewhatuora.govt.nz/for-health-professionals/clinical-guidance/communicable-disease-control-manual/pertussis',
    2024,
    'Health New Zealand',
    'Communicable Disease Control Manual: Pertussis',
  ),
  pertussisNewSouthWales: page(
    'https://www.scribd.com/document/438775167/whooping-cough-pertussis-pdf',
    2019,
    'NSW Health, copy at scribd.com',
    'Whooping Cough (Pertussis), fact sheet',
  ),
  pertussisMaryland: page(
    'http://mdrules.elaws.us/comar/10.06.01.12-2',
    2021,
    'State of Maryland',
    'COMAR 10.06.01.12-2 Pertussis',
  ),
  pertussisMinnesota: page(
    'http://www.health.state.mn.us/divs/idepc/diseases/pertussis/hcp/hcsettingexp.html',
    null,
    'Minnesota Department of Health',
    'Follow-up recommendations for pertussis exposures in the health care setting',
  ),
  meningococcalNewZealand: page(
    'https://www.tewhatuora.govt.nz/for-health-professionals/clinical-guidance/immunisation-handbook/13-meningococcal-disease/',
    null,
    'Health New Zealand',
    'Immunisation Handbook: Meningococcal disease',
  ),
  meningococcalCalifornia: page(
    'http://spotidoc.com/doc/144113/meningococcal-disease-quicksheet-california-department-of.',
    null,
    'California Department of Public Health, copy at spotidoc.com',
    'Meningococcal Disease Quicksheet',
  ),
  meningococcalIowa: page(
    'https://hhs.iowa.gov/center-acute-disease-epidemiology/epi-manual/reportable-diseases/meningococcal-infection/controlling-spread-meningococcal-infection',
    null,
    iowa,
    'Epi Manual: Controlling Spread of Meningococcal Infection',
  ),
  meningococcalNewSouthWales: page(
    'https://www.health.nsw.gov.au/Infectious/controlguideline/Pages/meningococcal-disease.aspx',
    2020,
    'NSW Health',
    'Meningococcal disease control guideline, version 1.4',
  ),
};

export const rashAndTouchSources = {
  measlesCalifornia: page(
    'https://info.5y1.org/how-to-prepare-mmr-vaccine_1_922918.html',
    2009,
    'California Department of Public Health, copy at info.5y1.org',
    'Measles Investigation Quicksheet',
  ),
  measlesIowa: page(
    'https://hhs.iowa.gov/center-acute-disease-epidemiology/epi-manual/reportable-diseases/measles/controlling',
    null,
    iowa,
    'Epi Manual: Measles, Controlling',
  ),
  mumpsWesternAustralia: page(
    'https://pch.health.wa.gov.au/Corporate/Articles/J_M/Mumps',
    null,
    westernAustralia,
    'Mumps (public health management)',
  ),
  varicellaNewZealand: page(
    'https://vdocuments.mx/download/immunisation-handbook-2017-ministry-of-health-nz-ndimmunisation-handbook-2017.html',
    2018,
    'Ministry of Health, New Zealand, copy at vdocuments.mx',
    'Immunisation Handbook 2017, 2nd edition: Varicella',
  ),
  varicellaColorado: page(
    'https://cdphe.colorado.gov/dcphr/communicable-disease-manual/varicella',
    null,
    'Colorado Department of Public Health and Environment',
    'Communicable disease manual: Varicella (chickenpox)',
  ),
  varicellaWesternAustralia: page(
    'https://healthysexual.com.au/sitecore/content/Corporate/Articles/U_Z/Varicella-zoster-chickenpox-and-shingles',
    null,
    westernAustralia,
    'Varicella-zoster (public health management)',
  ),
  norovirusKingCounty: page(
    'http://kingcounty.gov/depts/health/communicable-diseases/disease-control/norovirus/management.aspx',
    null,
    'Public Health, King County',
    'Norovirus infections: Public health importance and outbreak management guidelines',
  ),
  norovirusNorthernTerritory: page(
    'https://nt.gov.au/wellbeing/health-conditions-treatments/digestive-health/norovirus',
    null,
    'Northern Territory Government, Australia',
    'Norovirus',
  ),
  norovirusFoodWorkers: {
    ...page(
      'https://www.cdc.gov/norovirus/communication-resources/facts-for-food-workers.html',
      null,
      cdc,
      'Norovirus: Facts for Food Workers',
    ),
    readOn: reread,
  },
  scabiesFirstTreatment: {
    ...page(
      'https://schools.norfolk.gov.uk/article/58968/Updated-Public-Health-advice-in-relation-to-scabies-for-children-and-young-people',
      null,
      'UK Health Security Agency, quoted by Norfolk County Council',
      'Updated Public Health advice in relation to scabies for children and young people',
    ),
    readOn: reread,
  },
  scabiesColorado: page(
    'https://cdphe.colorado.gov/child-care-school-settings/scabies',
    null,
    'Colorado Department of Public Health and Environment',
    'Scabies (child care and school settings)',
  ),
  scabiesUnitedKingdom: page(
    'https://www.gov.uk/government/publications/scabies-management-advice-for-health-professionals/ukhsa-guidance-on-the-management-of-scabies-cases-and-outbreaks-in-long-term-care-facilities-and-other-closed-settings',
    2024,
    'UK Health Security Agency',
    'Management of scabies cases and outbreaks in long-term care facilities and other closed settings',
  ),
  scabiesVictoria: page(
    'https://health.vic.gov.au/infectious-diseases/scabies',
    null,
    'Department of Health, Victoria',
    'Scabies',
  ),
  scabiesAtWork: page(
    'https://www.cdc.gov/parasites/scabies/gen_info/faq_workplace.html',
    null,
    cdc,
    'Scabies: Workplace Frequently Asked Questions',
  ),
  mpoxIsolation: page(
    'https://archive.cdc.gov/www_cdc_gov/poxvirus/mpox/clinicians/isolation-procedures.html',
    2023,
    cdc,
    'Isolation and Prevention Practices for People with Mpox',
  ),
  mpoxAtWork: page(
    'https://www.cdc.gov/poxvirus/monkeypox/resources/toolkits/workplaces-businesses.html',
    null,
    cdc,
    'Workplaces and Businesses Toolkit',
  ),
};
