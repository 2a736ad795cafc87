import { ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { Mail } from '../../mail/mail.entity.js';

@ObjectType({ description: 'A page of mails.' })
export class MailPage extends paginated(Mail, 'mails') {}
