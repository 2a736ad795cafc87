import { DirectoryChangePerson } from './directory-change-person.entity.js';
import { DirectoryChange } from './directory-change.entity.js';
import {
  DirectoryChangeResolver,
  StatusChangeResolver,
  StatusHistoryResolver,
} from './directory-change.resolver.js';
import { Erasure } from './erasure.entity.js';
import { FormerEmployee } from './former-employee.entity.js';

export const entities = [DirectoryChange, DirectoryChangePerson, Erasure, FormerEmployee];
export const resolvers = [DirectoryChangeResolver, StatusChangeResolver, StatusHistoryResolver];
