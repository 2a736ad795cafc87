import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { Company } from '../companies/company.entity.js';
import { findCompany } from '../companies/company.service.js';
import { TimeMetricPeriod } from './settings.entity.js';
import { GeofencingInput } from './settings.inputs.js';
import {
  previewEmbedded,
  saveCrossStatus,
  saveGeofencing,
  saveIframe,
  saveMinDistance,
} from './settings.service.js';
import { changeTimeMetric, takeBackTimeMetric, timeMetricHistory } from './time-metric.service.js';

const ownId = {
  nullable: true,
  description: "The viewer's own company: id or pass-key.",
  deprecationReason: "Leave it out: it is the viewer's own company in any case. Old paths name it.",
};

@Resolver()
export class SettingsResolver {
  @Authorized<Permission>('company:read')
  @Query(() => [TimeMetricPeriod], {
    description: "The company's time metrics, the newest first.",
  })
  timeMetricHistory(@Ctx() context: RequestContext): Promise<TimeMetricPeriod[]> {
    return timeMetricHistory(context);
  }

  @Authorized<Permission>('company:update')
  @Mutation(() => Company, {
    description:
      'Changes the contact threshold from 24 hours later on; replaces a change that is not in force yet.',
  })
  async changeTimeMetric(
    @Ctx() context: RequestContext,
    @Arg('minutes', () => Int, { description: 'One of 1, 2, 3, 4, 5, 10, 15, 20, 25, 30.' })
    minutes: number,
    @Arg('id', () => String, ownId) id?: string,
  ): Promise<Company> {
    await findCompany(context, id);
    return changeTimeMetric(context, minutes);
  }

  @Authorized<Permission>('company:update')
  @Mutation(() => Company, {
    description: 'Takes back a change of the time metric that is not in force yet.',
  })
  takeBackTimeMetric(@Ctx() context: RequestContext): Promise<Company> {
    return takeBackTimeMetric(context);
  }

  @Authorized<Permission>('company:update')
  @Mutation(() => Company, { description: 'Sets how close is a breach.' })
  async saveMinDistance(
    @Ctx() context: RequestContext,
    @Arg('feet', () => Int, { description: '1 to 10 feet.' }) feet: number,
    @Arg('id', () => String, ownId) id?: string,
  ): Promise<Company> {
    await findCompany(context, id);
    return saveMinDistance(context, feet);
  }

  @Authorized<Permission>('company:update')
  @Mutation(() => Company, { description: 'Sets whether the app shows the status of people met.' })
  async saveCrossStatus(
    @Ctx() context: RequestContext,
    @Arg('isOn', () => Boolean, { description: 'On or off.' }) isOn: boolean,
    @Arg('id', () => String, ownId) id?: string,
  ): Promise<Company> {
    await findCompany(context, id);
    return saveCrossStatus(context, isOn);
  }

  @Authorized<Permission>('company:update')
  @Mutation(() => Company, { description: 'Turns the geofence on or off.' })
  async saveGeofencing(
    @Ctx() context: RequestContext,
    @Arg('input', () => GeofencingInput, { description: 'Whether it is on, and where.' })
    input: GeofencingInput,
    @Arg('id', () => String, ownId) id?: string,
  ): Promise<Company> {
    await findCompany(context, id);
    return saveGeofencing(context, input);
  }

  @Authorized<Permission>('company:update')
  @Mutation(() => Company, { description: 'Sets the page embedded in Analytics.' })
  async saveIframe(
    @Ctx() context: RequestContext,
    @Arg('url', () => String, { description: 'An https address; empty for none.' }) url: string,
    @Arg('id', () => String, ownId) id?: string,
  ): Promise<Company> {
    await findCompany(context, id);
    return saveIframe(context, url);
  }

  @Authorized<Permission>('company:update')
  @Query(() => String, {
    description: 'Path at which a page is shown in its sandbox before it is saved.',
  })
  embeddedPath(
    @Ctx() context: RequestContext,
    @Arg('url', () => String, { description: 'An https address.' }) url: string,
  ): string {
    return previewEmbedded(context, url);
  }
}
