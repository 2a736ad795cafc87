import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { personById } from '../employees/person.loaders.js';
import { Person } from '../employees/person.types.js';
import { DiseaseChangePreviewInput } from './disease-preview.inputs.js';
import { previewDiseaseChange } from './disease-preview.service.js';
import { DiseaseChangePreview, QuarantinePreview } from './disease-preview.types.js';

@Resolver(() => QuarantinePreview)
export class DiseasePreviewResolver {
  @Authorized<Permission>('case:read')
  @Query(() => DiseaseChangePreview, {
    description:
      'Effect that changed figures of a disease would have on open cases. Nothing is stored.',
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
    return context.loader(personById).load(employeeId);
  }
}
