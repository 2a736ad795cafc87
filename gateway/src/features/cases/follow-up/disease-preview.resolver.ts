import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import type { RequestContext } from '../../../request/context.js';
import { followedPersonById } from '../../people/changes/former-employee.queries.js';
import { Person } from '../../people/directory/person.types.js';
import { DiseaseChangePreviewInput } from './disease-preview.inputs.js';
import { previewDiseaseChange } from './disease-preview.service.js';
import { DiseaseChangePreview, QuarantinePreview } from './disease-preview.types.js';

@Resolver(() => QuarantinePreview)
export class DiseasePreviewResolver {
  @Authorized<Permission>('case:read', 'disease:update')
  @Query(() => DiseaseChangePreview, {
    description:
      'Effect that changed figures of a disease would have on its open cases and on exposed people, for those who may also read cases. Nothing is stored or sent. It must be the only field of its document.',
  })
  diseaseChangePreview(
    @Ctx() context: RequestContext,
    @Arg('input', () => DiseaseChangePreviewInput, { description: 'The proposed figures.' })
    input: DiseaseChangePreviewInput,
  ): Promise<DiseaseChangePreview> {
    return previewDiseaseChange(context, input);
  }

  @FieldResolver(() => Person, { description: 'The exposed person.' })
  person(
    @Ctx() context: RequestContext,
    @Root() { employeeId }: QuarantinePreview,
  ): Promise<Person> {
    return context.loader(followedPersonById).load(employeeId);
  }
}
