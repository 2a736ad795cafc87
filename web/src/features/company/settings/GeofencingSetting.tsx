import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import {
  GeofencingSetting_CompanyFragmentDoc,
  useGeofencingSettingMutation,
  type GeofencingSetting_CompanyFragment,
} from '../../../generated/graphql.ts';
import { fillRequiredFields } from './failures.ts';
import { GeofenceDrawing } from './GeofenceDrawing.tsx';
import {
  toDraft,
  geofenceError,
  toGeofenceInput,
  isGeofence,
  type GeofenceDraft,
  type GeofenceField,
} from './geofence-rules.ts';
import { formatMetres, formatPlace } from './geofence-scale.ts';
import { ConcurrentEditAlert } from './ConcurrentEditAlert.tsx';
import { SaveBar } from './SaveBar.tsx';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { useDraft } from './use-draft.ts';
import { texts } from './texts.tsx';

const fields: readonly { name: GeofenceField; label: string; unit: string }[] = [
  { name: 'latitude', label: texts.latitude, unit: texts.latitudeHelp },
  { name: 'longitude', label: texts.longitude, unit: texts.longitudeHelp },
  { name: 'radius', label: texts.radius, unit: texts.metres },
];

interface Props {
  company: FragmentType<GeofencingSetting_CompanyFragment>;
}

/** Whether, and where, the app reports only inside a circle. */
export function GeofencingSetting({ company: from }: Props) {
  const { data: company } = useSuspenseFragment({
    fragment: GeofencingSetting_CompanyFragmentDoc,
    from,
  });
  const saved = toDraft(company);
  const draft = useDraft(saved);
  const [errors, setErrors] = useState<Partial<Record<GeofenceField, string | null>>>({});
  const reset = (): void => {
    draft.reset();
    setErrors({});
  };
  const [save, { loading, data }] = useGeofencingSettingMutation({
    onCompleted: reset,
    onError: (error) => {
      notifyFailure(fillRequiredFields);
      const fields = Object.entries(fieldErrorsOf(error));
      setErrors(
        Object.fromEntries(fields.map(([field, text]) => [field.replace('geofencing.', ''), text])),
      );
    },
  });
  const { value } = draft;
  const check = (name: GeofenceField, text: string): void =>
    setErrors((before) => ({ ...before, [name]: geofenceError(name, text) }));
  const type = (name: GeofenceField, text: string): void => {
    draft.set({ ...value, [name]: text });
    check(name, text);
  };
  const isWhole = isGeofence(value);
  return (
    <DescribedSection title={texts.geofencing} sentence={texts.geofencingMeaning}>
      <Switch
        label={texts.geofencingLabel}
        checked={value.isOn}
        onChange={(event) => draft.set({ ...value, isOn: event.currentTarget.checked })}
      />
      {value.isOn && (
        <>
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" maw={560}>
            {fields.map(({ name, label, unit }) => (
              <TextInput
                key={name}
                label={label}
                description={unit}
                inputMode="decimal"
                required
                value={value[name]}
                error={errors[name]}
                onChange={(event) => type(name, event.currentTarget.value)}
                onBlur={() => check(name, value[name])}
              />
            ))}
          </SimpleGrid>
          {isWhole && (
            <GeofenceDrawing
              latitude={Number(value.latitude)}
              longitude={Number(value.longitude)}
              radius={Number(value.radius)}
            />
          )}
        </>
      )}
      {draft.hasConflict && <ConcurrentEditAlert saved={formatGeofence(saved)} onDiscard={reset} />}
      <SaveBar
        name={texts.geofencingName}
        isDirty={draft.isDirty}
        isSaving={loading}
        isSaved={data !== undefined && data !== null}
        canSave={!value.isOn || isWhole}
        onSave={() => void save({ variables: { input: toGeofenceInput(value) } })}
        onReset={reset}
      />
    </DescribedSection>
  );
}

const formatGeofence = (draft: GeofenceDraft): string =>
  draft.isOn
    ? texts.geofencePreview(
        formatMetres(Number(draft.radius)),
        formatPlace(Number(draft.latitude), Number(draft.longitude)),
      )
    : texts.geofencingOff;
