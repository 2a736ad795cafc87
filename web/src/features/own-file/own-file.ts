import type { OwnFilePageQuery } from '../../generated/graphql.ts';

export type OwnFile = OwnFilePageQuery['ownFile'];
