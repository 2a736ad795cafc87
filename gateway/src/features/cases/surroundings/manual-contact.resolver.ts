import { Arg, Authorized, Ctx, FieldResolver, Float, Mutation, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { MINUTE } from '../../../durations.js';
import type { RequestContext } from '../../../request/context.js';
import { GraphQLUUID } from '../../../scalars.js';
import { CaseEntry } from '../register/case-entry.entity.js';
import { DiseaseCase } from '../register/disease-case.entity.js';
import { ContactSource } from '../../contacts/records/contact-source.js';
import { followedPersonById } from '../../people/changes/former-employee.queries.js';
import { personById } from '../../people/directory/person.loaders.js';
import { Person } from '../../people/directory/person.types.js';
import { ContactRecord } from '../../contacts/tracing/trace.types.js';
import { ManualContact, Visitor } from './manual-contact.entity.js';
import { AddManualContactInput } from './manual-contact.inputs.js';
import { addManualContact, withdrawManualContact } from './manual-contact.service.js';
import { manualContactById, manualContactsOfCase } from './manual-contact.queries.js';

@Resolver(() => ManualContact)
export class ManualContactResolver {
  @Authorized<Permission>('case:update')
  @Mutation(() => DiseaseCase, {
    description:
      'Adds a contact that somebody reported to an open case. Manual contacts are a separate source; a contact with a visitor is only listed on the case.',
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
    description: 'Withdraws a manually added contact, which then no longer counts anywhere.',
  })
  withdrawManualContact(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the contact.' }) id: string,
  ): Promise<DiseaseCase> {
    return withdrawManualContact(context, id);
  }

  @FieldResolver(() => Person, {
    nullable: true,
    description: 'Employee who met the person of the case; null: it was a visitor.',
  })
  person(
    @Ctx() context: RequestContext,
    @Root() { employeeId }: ManualContact,
  ): Promise<Person> | null {
    return employeeId === null ? null : context.loader(followedPersonById).load(employeeId);
  }

  @FieldResolver(() => Visitor, {
    nullable: true,
    description: 'Visitor who met the person of the case; null: it was an employee.',
  })
  visitor(@Root() contact: ManualContact): Visitor | null {
    const { visitorName, visitorPhone, visitorCompany } = contact;
    return visitorName === null
      ? null
      : { name: visitorName, phone: visitorPhone ?? '', company: visitorCompany ?? '' };
  }

  @FieldResolver(() => Float, { description: 'Length of the contact in minutes.' })
  minutes(@Root() { startedAt, endedAt }: ManualContact): number {
    return (endedAt.getTime() - startedAt.getTime()) / MINUTE;
  }

  @FieldResolver(() => Person, {
    nullable: true,
    description:
      'Employee who reported the contact; null: somebody else did, named in informantName.',
  })
  informant(
    @Ctx() context: RequestContext,
    @Root() { informantId }: ManualContact,
  ): Promise<Person> | null {
    return informantId === null ? null : context.loader(personById).load(informantId);
  }
}

@Resolver(() => DiseaseCase)
export class CaseManualContactsResolver {
  @FieldResolver(() => [ManualContact], {
    description:
      'Manually added contacts of the case, newest first. Withdrawn contacts are not included.',
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
      'The contact of a CONTACT_ADDED or CONTACT_TAKEN_BACK entry. Null for other acts, or if the contact has been erased.',
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
      'Details of a manually added contact: who reported it and who added it. Null for records from devices, or after the case was erased.',
  })
  manualContact(
    @Ctx() context: RequestContext,
    @Root() { id, source }: ContactRecord,
  ): Promise<ManualContact | null> | null {
    return source === ContactSource.MANUAL ? context.loader(manualContactById).load(id) : null;
  }
}
