import { FirstSchema1763596800000 } from '../../../migrations/1763596800000-first-schema.js';
import { AccountsAndMail1763856000000 } from '../../../migrations/1763856000000-accounts-and-mail.js';
import { OrdersAndDeletion1764028800000 } from '../../../migrations/1764028800000-orders-and-deletion.js';
import { GuideRequests1764032400000 } from '../../../migrations/1764032400000-guide-requests.js';
import { Directory1764115200000 } from '../../../migrations/1764115200000-directory.js';
import { PhotosAndImports1764118800000 } from '../../../migrations/1764118800000-photos-and-imports.js';
import { CamerasAndSettings1764201600000 } from '../../../migrations/1764201600000-cameras-and-settings.js';
import { Insights1764288000000 } from '../../../migrations/1764288000000-insights.js';
import { DaysOfPerson1764374400000 } from '../../../migrations/1764374400000-days-of-person.js';
import { Operators1764378000000 } from '../../../migrations/1764378000000-operators.js';
import { Retention1764460800000 } from '../../../migrations/1764460800000-retention.js';
import { NewestFirst1764547200000 } from '../../../migrations/1764547200000-newest-first.js';
import { OldRows1764550800000 } from '../../../migrations/1764550800000-old-rows.js';
import { OnClusters1764554400000 } from '../../../migrations/1764554400000-on-clusters.js';
import { PeopleInOrder1764558000000 } from '../../../migrations/1764558000000-people-in-order.js';
import { WhatWasMeasured1764604000000 } from '../../../migrations/1764604000000-what-was-measured.js';
import { TrialsAndPlanRequests1764606000000 } from '../../../migrations/1764606000000-trials-and-plan-requests.js';
import { PassKeys1764607000000 } from '../../../migrations/1764607000000-pass-keys.js';
import { AppCodes1764607100000 } from '../../../migrations/1764607100000-app-codes.js';

/** Oldest first. */
export const migrations = [
  FirstSchema1763596800000,
  AccountsAndMail1763856000000,
  OrdersAndDeletion1764028800000,
  GuideRequests1764032400000,
  Directory1764115200000,
  PhotosAndImports1764118800000,
  CamerasAndSettings1764201600000,
  Insights1764288000000,
  DaysOfPerson1764374400000,
  Operators1764378000000,
  Retention1764460800000,
  NewestFirst1764547200000,
  OldRows1764550800000,
  OnClusters1764554400000,
  PeopleInOrder1764558000000,
  WhatWasMeasured1764604000000,
  TrialsAndPlanRequests1764606000000,
  PassKeys1764607000000,
  AppCodes1764607100000,
];
