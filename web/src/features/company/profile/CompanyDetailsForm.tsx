import { Button, Group, NativeSelect, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { messageOf } from '../../../apollo/errors.ts';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { useMemo } from 'react';
import { countryOptions, type Country } from '../../../ui/countries.ts';
import {
  detailsRules,
  listTimeZonesWith,
  trimmedDetails,
  type CompanyDetailsValues,
} from './details-rules.ts';
import { texts } from './texts.tsx';

interface Props {
  /** Email address of the admin, read-only here. */
  email: string;
  details: CompanyDetailsValues;
  countries: readonly Country[];
  /** Saves the details; rejects with the gateway's error. */
  onSave: (details: CompanyDetailsValues) => Promise<unknown>;
}

/** The fields of a company that it can edit. */
export function CompanyDetailsForm({ email, details, countries, onSave }: Props) {
  const { form, submit } = useGatewayForm<CompanyDetailsValues>({
    initialValues: details,
    validate: detailsRules,
    validateInputOnChange: true,
    validateInputOnBlur: true,
    send: (values) => onSave(trimmedDetails(values)),
    toSaved: trimmedDetails,
    alertMessage: messageOf,
  });
  const timeZones = useMemo(() => listTimeZonesWith(details.timeZone), [details.timeZone]);
  const field = (name: keyof CompanyDetailsValues) => ({
    required: true,
    withAsterisk: false,
    ...form.getInputProps(name),
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput label={texts.name} autoComplete="organization" {...field('name')} />
        <TextInput
          label={texts.email}
          description={texts.emailHelp}
          value={email}
          readOnly
          variant="filled"
        />
        <TextInput label={texts.website} inputMode="url" autoComplete="url" {...field('website')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          <NativeSelect
            label={texts.country}
            data={countryOptions(countries)}
            autoComplete="country"
            {...field('country')}
          />
          <TextInput
            label={texts.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            {...field('phone')}
          />
        </SimpleGrid>
        <Select
          label={texts.timeZone}
          description={texts.timeZoneHelp}
          nothingFoundMessage={texts.noTimeZone}
          data={timeZones}
          limit={100}
          placeholder={texts.typeToSearch}
          searchable
          allowDeselect={false}
          maxDropdownHeight={260}
          autoComplete="off"
          {...field('timeZone')}
          onChange={(zone) => form.setFieldValue('timeZone', zone ?? '')}
        />
        <Group gap="sm">
          <Button
            type="submit"
            disabled={!form.isValid() || !form.isDirty()}
            loading={form.submitting}
          >
            {texts.save}
          </Button>
          {form.isDirty() && (
            <Button variant="default" onClick={() => form.reset()}>
              {texts.cancel}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
