import { Account } from './account.entity.js';
import { MailedLink } from './mailed-link.entity.js';

export const entities = [Account, MailedLink];
