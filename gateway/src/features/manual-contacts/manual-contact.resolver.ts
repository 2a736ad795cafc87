import { Arg, Authorized, Ctx, FieldResolver, Float, Mutation, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { MINUTE } from '../../durations.js';
import type { RequestContext } from '../../request/context.js';
import { GraphQLUUID } from '../../scalars.js';
import { CaseEntry } from '../case-status/case-entry.entity.js';
import { DiseaseCase } from '../case-status/disease-case.entity.js';
import { ContactSource } from '../contacts/contact-source.js';
import { personById } from '../employees/person.loaders.js';
import { Person } from '../employees/person.types.js';
import { ContactRecord } from '../tracing/trace.types.js';
import { ManualContact, Visitor } from './manual-contact.entity.js';
import { AddManualContactInput } from './manual-contact.inputs.js';
import { manualContactById, manualContactsOfCase } from './manual-contact.loaders.js';
import { addManualContact, takeBackManualContact } from './manual-contact.service.js';

@Resolver(() => ManualContact)
export class ManualContactResolver {
  @Authorized<Permission>('case:update')
  @Mutation(() => DiseaseCase, {
    description:
      'Adds a contact that somebody told of to an open case. It counts as a source of its own; a visitor only stands on the case.',
  })
  addManualContact(
    @Ctx() context: RequestContext,
    @Arg('input', () => AddManualContactInput, { description: 'The contact to add.' })
    input: AddManualContactInput,
  ): Promise<DiseaseCase> {
    return addManualContact(context, input);
  }

  @Authorized<Permission>('case:update')
  @Mutation(() => DiseaseCase, {
    description: 'Takes back a contact that was added by hand: it counts nowhere any more.',
  })
  takeBackManualContact(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the contact.' }) id: string,
  ): Promise<DiseaseCase> {
    return takeBackManualContact(context, id);
  }

  @FieldResolver(() => Person, {
    nullable: true,
    description: 'The person of the directory who met the person of the case; null: a visitor did.',
  })
  person(
    @Ctx() context: RequestContext,
    @Root() { employeeId }: ManualContact,
  ): Promise<Person> | null {
    return employeeId === null ? null : context.loader(personById).load(employeeId);
  }

  @FieldResolver(() => Visitor, {
    nullable: true,
    description: 'The visitor who met the person of the case; null: somebody of the directory did.',
  })
  visitor(@Root() contact: ManualContact): Visitor | null {
    const { visitorName, visitorPhone, visitorCompany } = contact;
    return visitorName === null
      ? null
      : { name: visitorName, phone: visitorPhone ?? '', company: visitorCompany ?? '' };
  }

  @FieldResolver(() => Float, { description: 'Minutes from start to end.' })
  minutes(@Root() { startedAt, endedAt }: ManualContact): number {
    return (endedAt.getTime() - startedAt.getTime()) / MINUTE;
  }

  @FieldResolver(() => Person, {
    nullable: true,
    description: 'The person of the directory who told of it; null: informantName says who did.',
  })
  informant(
    @Ctx() context: RequestContext,
    @Root() { informantId }: ManualContact,
  ): Promise<Person> | null {
    return informantId === null ? null : context.loader(personById).load(informantId);
  }
}

/** Resolves the manual contacts of a case here, because the feature cases does not depend on them. */
@Resolver(() => DiseaseCase)
export class CaseManualContactsResolver {
  @FieldResolver(() => [ManualContact], {
    description: 'Contacts that were added by hand and not taken back, the latest first.',
  })
  manualContacts(
    @Ctx() context: RequestContext,
    @Root() { id }: DiseaseCase,
  ): Promise<ManualContact[]> {
    return context.loader(manualContactsOfCase).load(id);
  }
}

/** Resolves the manual contact of a log entry. */
@Resolver(() => CaseEntry)
export class CaseEntryManualContactResolver {
  @FieldResolver(() => ManualContact, {
    nullable: true,
    description:
      'CONTACT_ADDED and CONTACT_TAKEN_BACK: the contact; null of other acts, and once it is erased.',
  })
  manualContact(
    @Ctx() context: RequestContext,
    @Root() { manualContactId }: CaseEntry,
  ): Promise<ManualContact | null> | null {
    return manualContactId === null
      ? null
      : context.loader(manualContactById).load(manualContactId);
  }
}

/** Resolves the manual contact behind a record that no device reported. */
@Resolver(() => ContactRecord)
export class RecordManualContactResolver {
  @Authorized<Permission>('case:read')
  @FieldResolver(() => ManualContact, {
    nullable: true,
    description:
      'Who told of the contact and who added it; null of what a device reported, and once the case is erased.',
  })
  manualContact(
    @Ctx() context: RequestContext,
    @Root() { id, source }: ContactRecord,
  ): Promise<ManualContact | null> | null {
    return source === ContactSource.MANUAL ? context.loader(manualContactById).load(id) : null;
  }
}
