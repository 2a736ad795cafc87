import { employeesExport, importTemplate } from './directory-export.service.js';
import { Employee } from './employee.entity.js';
import {
  EmployeeResolver,
  EmployeePageResolver,
  AccessChangePersonResolver,
  InboxPersonResolver,
} from './employee.resolver.js';
import { personData } from './person-data.service.js';
import { EmployeePhoto } from './photo.entity.js';
import { PhotoResolver } from './photo.resolver.js';
import { StatusChange } from './status-change.entity.js';
import { StoredStatus } from './stored-status.entity.js';

export const entities = [Employee, EmployeePhoto, StatusChange, StoredStatus];
export const resolvers = [
  EmployeeResolver,
  EmployeePageResolver,
  PhotoResolver,
  AccessChangePersonResolver,
  InboxPersonResolver,
];
export const streams = [personData, employeesExport, importTemplate];
