import { ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { ImportRow } from './import-row.entity.js';

@ObjectType({ description: 'A page of the rows of a file, in the order of the file.' })
export class ImportRowPage extends paginated(ImportRow, 'rows') {}
