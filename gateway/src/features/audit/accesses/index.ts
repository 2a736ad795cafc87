import { PersonRead } from './person-read.entity.js';

export const entities = [PersonRead];
