import { CaseCarrier, CaseMark, StoredExposure } from './recount.entities.js';
import { CaseFiguresResolver } from './case-figures.resolver.js';
import { ConsequencesResolver } from './consequences.resolver.js';
import { DiseasePreviewResolver } from './disease-preview.resolver.js';
import { FollowUpAct } from './follow-up-act.entity.js';
import { FollowUpActResolver } from './follow-up-act.resolver.js';
import { FollowUp, FollowUpSeen } from './follow-up.entity.js';
import {
  EmployeeFollowUpResolver,
  FollowUpAccessChangeResolver,
  FollowUpResolver,
  CaseFollowUpsResolver,
  ExposureFollowUpResolver,
  InboxFollowUpResolver,
} from './follow-up.resolver.js';

export const entities = [
  CaseCarrier,
  CaseMark,
  FollowUp,
  FollowUpAct,
  FollowUpSeen,
  StoredExposure,
];
export const resolvers = [
  EmployeeFollowUpResolver,
  FollowUpAccessChangeResolver,
  ConsequencesResolver,
  DiseasePreviewResolver,
  CaseFiguresResolver,
  FollowUpResolver,
  FollowUpActResolver,
  CaseFollowUpsResolver,
  ExposureFollowUpResolver,
  InboxFollowUpResolver,
];
