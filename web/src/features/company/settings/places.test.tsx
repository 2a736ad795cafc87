import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  GeofencingSettingDocument,
  IframeSettingDocument,
  EmbeddedPageDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { answerSettings, renderSettings, theSettings } from './settings.factory.tsx';

const fillRequiredFields = 'Please fill required fields and try again!';
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const fence = { isGeofencingOn: true, latitude: 1.2903, longitude: 103.852, radius: 120.5 };

describe('geofencing', () => {
  it('requires all three numbers, draws the circle, and saves it', async () => {
    answerSettings();
    const saved = loseOnce(GeofencingSettingDocument, {
      updateCompanySettings: theSettings(fence),
    });
    const { user } = renderSettings();
    const setting = await section('Geofencing');
    const save = setting.getByRole('button', { name: 'Save geofencing' });
    await user.click(setting.getByRole('switch', { name: 'Report only inside the geofence' }));
    expect(save).toBeDisabled();
    await user.type(setting.getByLabelText(/Latitude/), '1.2903');
    await user.type(setting.getByLabelText(/Longitude/), '103.852');
    expect(save).toBeDisabled();
    await user.type(setting.getByLabelText(/Radius/), '120.5');
    expect(
      setting.getByRole('img', { name: 'Circle of 120.5 m around 1.2903° N, 103.852° E' }),
    ).toBeVisible();
    await user.click(save);
    expect(await setting.findByText('Saved')).toBeVisible();
    expect(saved).toEqual([
      { input: { isOn: true, latitude: 1.2903, longitude: 103.852, radius: 120.5 } },
    ]);
  });

  it.each([
    ['Latitude', '90.1', 'Please enter a valid latitude'],
    ['Latitude', 'north', 'Please enter a valid latitude'],
    ['Longitude', '-180.5', 'Please enter a valid longitude'],
    ['Longitude', '1,5', 'Please enter a valid longitude'],
    ['Radius', '12.345', 'Please enter a valid radius'],
    ['Radius', '0', 'Please enter a valid radius'],
  ])('shows an error for %s %s beside its field', async (field, text, message) => {
    answerSettings(fence);
    const { user } = renderSettings();
    const setting = await section('Geofencing');
    const input = setting.getByLabelText(new RegExp(field));
    await user.clear(input);
    await user.type(input, text);
    expect(setting.getByText(message)).toBeVisible();
    expect(setting.getByRole('button', { name: 'Save geofencing' })).toBeDisabled();
    expect(setting.queryByRole('img')).toBeNull();
  });

  it('shows an error for an empty field', async () => {
    answerSettings();
    const { user } = renderSettings();
    const setting = await section('Geofencing');
    await user.click(setting.getByRole('switch', { name: 'Report only inside the geofence' }));
    await user.click(setting.getByLabelText(/Radius/));
    await user.tab();
    expect(setting.getByText('Please enter a valid radius')).toBeVisible();
  });

  it('can be turned off without any number', async () => {
    answerSettings(fence);
    const saved = answer(GeofencingSettingDocument, {
      updateCompanySettings: theSettings({ ...fence, isGeofencingOn: false }),
    });
    const { user } = renderSettings();
    const setting = await section('Geofencing');
    await user.click(setting.getByRole('switch', { name: 'Report only inside the geofence' }));
    await user.click(setting.getByRole('button', { name: 'Save geofencing' }));
    expect(await setting.findByText('Saved')).toBeVisible();
    expect(saved).toEqual([{ input: { isOn: false } }]);
  });

  it('shows an error if saving fails, and marks the rejected field', async () => {
    answerSettings(fence);
    refuse(GeofencingSettingDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Please enter a valid radius',
      fields: [{ field: 'radius', message: 'Please enter a valid radius' }],
    });
    const { user } = renderSettings();
    const setting = await section('Geofencing');
    await user.type(setting.getByLabelText(/Radius/), '5');
    await user.click(setting.getByRole('button', { name: 'Save geofencing' }));
    expect(await screen.findByText(fillRequiredFields)).toBeVisible();
    expect(setting.getByText('Please enter a valid radius')).toBeVisible();
    expect(setting.getByLabelText(/Radius/)).toHaveValue('120.55');
  });
});

describe('embedded page', () => {
  const page = 'https://board.example/today';

  it('is previewed in its sandbox, and saved', async () => {
    answerSettings();
    const asked = answer(EmbeddedPageDocument, { embeddedPath: '/embedded/the-board' });
    const saved = loseOnce(IframeSettingDocument, ({ url }) => ({
      updateCompanySettings: theSettings({ iframe: url }),
    }));
    const { user } = renderSettings();
    const setting = await section('iFrame');
    const save = setting.getByRole('button', { name: 'Save iFrame' });
    expect(save).toBeDisabled();
    expect(setting.queryByRole('button', { name: 'Clear iFrame' })).toBeNull();
    await user.type(setting.getByLabelText('Address of the page'), page);
    const preview = await setting.findByTitle('Preview of the embedded page');
    expect(preview).toHaveAttribute('src', '/embedded/the-board');
    expect(preview).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
    expect(asked).toEqual([{ url: page }]);
    await user.click(save);
    expect(await setting.findByText('Saved')).toBeVisible();
    expect(saved).toEqual([{ url: page }]);
  });

  it.each([
    'http://board.example',
    'board',
    'javascript:alert(1)',
    'https://me:secret@board.example',
  ])('rejects %s', async (address) => {
    answerSettings();
    const { user } = renderSettings();
    const setting = await section('iFrame');
    await user.type(setting.getByLabelText('Address of the page'), address);
    expect(setting.getByText('Please enter an https address')).toBeVisible();
    expect(setting.getByRole('button', { name: 'Save iFrame' })).toBeDisabled();
    expect(setting.queryByTitle('Preview of the embedded page')).toBeNull();
  });

  it('can be cleared', async () => {
    answerSettings({ iframe: page });
    answer(EmbeddedPageDocument, { embeddedPath: '/embedded/the-board' });
    const saved = answer(IframeSettingDocument, { updateCompanySettings: theSettings() });
    const { user } = renderSettings();
    const setting = await section('iFrame');
    await user.click(setting.getByRole('button', { name: 'Clear iFrame' }));
    await waitFor(() => expect(setting.getByLabelText('Address of the page')).toHaveValue(''));
    expect(saved).toEqual([{ url: '' }]);
    await waitFor(() => expect(setting.queryByTitle('Preview of the embedded page')).toBeNull());
  });

  it('shows an error if saving fails, and keeps the address', async () => {
    answerSettings();
    loseConnection(IframeSettingDocument);
    const { user } = renderSettings();
    const setting = await section('iFrame');
    await user.type(setting.getByLabelText('Address of the page'), page);
    await user.click(setting.getByRole('button', { name: 'Save iFrame' }));
    expect(await screen.findByText(fillRequiredFields)).toBeVisible();
    expect(setting.getByLabelText('Address of the page')).toHaveValue(page);
  });
});
