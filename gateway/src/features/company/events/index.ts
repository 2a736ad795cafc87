import { CompanyEvent } from './company-event.entity.js';

export const entities = [CompanyEvent];
