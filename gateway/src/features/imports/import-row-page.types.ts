import { ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { ImportRow } from './import-row.entity.js';

@ObjectType({ description: 'A page of the rows of a file, in their order.' })
export class ImportRowPage extends paginated(ImportRow, 'rows') {}
