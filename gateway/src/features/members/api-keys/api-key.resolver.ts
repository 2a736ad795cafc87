import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import type { RequestContext } from '../../../request/context.js';
import { GraphQLUUID } from '../../../scalars.js';
import { ApiKey } from './api-key.entity.js';
import { CreateApiKeyInput } from './api-key.inputs.js';
import { createApiKey, listApiKeys, maxApiKeys, revokeApiKey } from './api-key.service.js';
import { CreateApiKeyPayload } from './api-key.types.js';

@Resolver(() => ApiKey)
export class ApiKeyResolver {
  @Authorized<Permission>('api-key:read')
  @Query(() => [ApiKey], {
    description: `API keys of the company that have not been revoked, newest first, at most ${maxApiKeys}.`,
  })
  apiKeys(@Ctx() context: RequestContext): Promise<ApiKey[]> {
    return listApiKeys(context);
  }

  @Authorized<Permission>('api-key:update')
  @Mutation(() => CreateApiKeyPayload, {
    description:
      'Creates an API key for another system of the company and returns it. The key is shown only once.',
  })
  createApiKey(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateApiKeyInput, { description: 'Name, scopes and expiry of the key.' })
    input: CreateApiKeyInput,
  ): Promise<CreateApiKeyPayload> {
    return createApiKey(context, input);
  }

  @Authorized<Permission>('api-key:update')
  @Mutation(() => ApiKey, { description: 'Revokes an API key. Its next request will be refused.' })
  revokeApiKey(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the key.' }) id: string,
  ): Promise<ApiKey> {
    return revokeApiKey(context, id);
  }
}
