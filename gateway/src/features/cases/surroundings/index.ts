import {
  CaseCoverageResolver,
  CoverageFieldsResolver,
  SilentColleagueResolver,
} from './case-coverage.resolver.js';
import { ManualContact } from './manual-contact.entity.js';
import {
  ManualContactResolver,
  CaseManualContactsResolver,
  CaseEntryManualContactResolver,
  RecordManualContactResolver,
} from './manual-contact.resolver.js';
import { CaseRoomsResolver, SharedRoomResolver } from './shared-rooms.resolver.js';

export const entities = [ManualContact];
export const resolvers = [
  ManualContactResolver,
  CaseManualContactsResolver,
  CaseEntryManualContactResolver,
  RecordManualContactResolver,
  CaseCoverageResolver,
  CoverageFieldsResolver,
  SilentColleagueResolver,
  CaseRoomsResolver,
  SharedRoomResolver,
];
