import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '../../../apollo/session.ts';
import {
  CancelAppCodesDocument,
  CodesPageDocument,
  CollectAppCodesDocument,
  PeopleWithoutAddressDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { captureSavedFiles } from '../../../testing/saved-files.ts';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { aCode, anAppCodeRun, announceCodes, renderCodesPage } from './app-codes.factory.tsx';
import { CodesPage } from './CodesPage.tsx';
import { findCodesKey, makeCodesKey } from './codes-key.ts';
import { findCollected, keepCollected } from './collected-codes.ts';

let files: ReturnType<typeof captureSavedFiles>;
beforeEach(() => {
  files = captureSavedFiles();
});
afterEach(() => endSession());

/** Whether the browser asks before it closes the page. */
const isWarned = (): boolean => {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

const saveButton = () => screen.findByRole('button', { name: 'Save as CSV' });

describe('CollectCodes', () => {
  it('saves the codes as a file, and collects them only once', async () => {
    const run = anAppCodeRun();
    const key = makeCodesKey(run.id);
    const asked = announceCodes(['213190', '997281', '768235']);
    const { user } = renderCodesPage(run);
    await user.click(await saveButton());
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await files[0]!.content.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe('ID NO.,NAME,EMAIL,PHONE NO.,DEPARTMENT,PASS-KEY,SIX-DIGIT CODE');
    expect(lines[3]).toBe('E3,Person 3,p3@acme.test,81234563,Kitchen,ACME-7KQ4,768235');
    expect(asked).toEqual([{ input: { id: run.id, key } }, { input: { id: run.id, key } }]);
    await user.click(await saveButton());
    await waitFor(() => expect(files).toHaveLength(2));
    expect(asked).toHaveLength(2);
    expect(findCodesKey(run.id)).toBeUndefined();
  });

  it('prints a card with the code of each person', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const run = anAppCodeRun();
    makeCodesKey(run.id);
    announceCodes(['213190', '997281', '768235']);
    const { user } = renderCodesPage(run);
    await user.click(await screen.findByRole('button', { name: 'Print cards' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const cards = within(screen.getByRole('region', { name: 'Cards' })).getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(cards[1]).toHaveTextContent(
      'Person 2Acme, KitchenPass-keyACME-7KQ4Employee codeE2Six-digit code997281',
    );
    vi.unstubAllGlobals();
  });

  it('counts the codes as handed out once somebody says that the cards were printed', async () => {
    vi.spyOn(window, 'print').mockReturnValue();
    const run = anAppCodeRun({ uncollected: 0 });
    keepCollected(run.id, [aCode(1, '213190')]);
    const { user } = renderCodesPage(run);
    const printCards = async (reply: string) => {
      const before = vi.mocked(window.print).mock.calls.length;
      await user.click(await screen.findByRole('button', { name: 'Print cards' }));
      await waitFor(() => expect(window.print).toHaveBeenCalledTimes(before + 1));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(isWarned()).toBe(true);
      window.dispatchEvent(new Event('afterprint'));
      const dialog = await screen.findByRole('dialog', { name: 'Were the cards printed?' });
      await user.click(within(dialog).getByRole('button', { name: reply }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await printCards('Not yet');
    expect(isWarned()).toBe(true);
    await printCards('They were printed');
    await waitFor(() => expect(isWarned()).toBe(false));
  });

  it('leaves out people who have a newer code', async () => {
    const run = anAppCodeRun();
    makeCodesKey(run.id);
    announceCodes(['213190', null, '768235']);
    const { user } = renderCodesPage(run);
    await user.click(await saveButton());
    expect(
      await screen.findByText('1 person has been given a newer code since, and is left out.'),
    ).toBeVisible();
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]!.content.text()).not.toContain('Person 2');
  });

  it('keeps collected codes in this tab until sign-out', async () => {
    const run = anAppCodeRun();
    makeCodesKey(run.id);
    announceCodes(['213190', '997281', '768235']);
    const first = renderCodesPage(run);
    await first.user.click(await saveButton());
    await screen.findByText('Person 1');
    first.unmount();
    renderCodesPage({ ...run, uncollected: 0 });
    expect(await screen.findByText('Person 1')).toBeVisible();
    endSession();
    expect(findCollected(run.id)).toBeUndefined();
  });

  it('warns before the tab closes until the codes are saved', async () => {
    const run = anAppCodeRun({ uncollected: 0 });
    keepCollected(run.id, [aCode(1, '213190')]);
    const { user } = renderCodesPage(run);
    await saveButton();
    expect(isWarned()).toBe(true);
    await user.click(await saveButton());
    await waitFor(() => expect(isWarned()).toBe(false));
  });

  it('explains what to do if the response with the codes is lost', async () => {
    const run = anAppCodeRun();
    makeCodesKey(run.id);
    loseConnection(CollectAppCodesDocument);
    const { user } = renderCodesPage(run);
    await user.click(await saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Codes that were lost on the way are not shown again: issue new ones for those people.',
    );
    expect(files).toEqual([]);
  });

  it('saves the codes that are left if the first request for them is lost', async () => {
    const run = anAppCodeRun();
    const key = makeCodesKey(run.id);
    const asked = loseOnce(CollectAppCodesDocument, {
      collectAppCodes: { codes: [aCode(1, '213190')], remaining: 0 },
    });
    const { user } = renderCodesPage(run);
    await user.click(await saveButton());
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]!.content.text()).toContain('213190');
    expect(asked).toEqual([{ input: { id: run.id, key } }]);
  });

  it('shows no codes in a browser other than the one that requested them', async () => {
    renderCodesPage(anAppCodeRun());
    expect(
      await screen.findByText(/They can be opened only in the browser that requested them/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull();
  });

  it('explains that collected codes are not shown again', async () => {
    renderCodesPage(anAppCodeRun({ uncollected: 0 }));
    expect(
      await screen.findByText(/They have been collected, and are not shown again/),
    ).toBeVisible();
  });
});

describe('CodesPage', () => {
  it('shows the progress of a run and stops it on “Stop”', async () => {
    let run = anAppCodeRun({ state: 'RUNNING', total: 400, issued: 100, uncollected: 100 });
    const asked = loseOnce(CancelAppCodesDocument, () => {
      run = { ...run, state: 'CANCELLED' };
      return { cancelAppCodes: run };
    });
    const { user } = renderCodesPage(() => run);
    expect(await screen.findByRole('progressbar', { name: 'Issuing codes' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('heading', { name: 'Stopped after 100 codes' })).toBeVisible();
    expect(
      screen.getByText('300 people could not be reached before the run stopped.'),
    ).toBeVisible();
    expect(asked).toEqual([{ id: run.id }]);
  });

  it('shows why a run failed', async () => {
    renderCodesPage(
      anAppCodeRun({ state: 'FAILED', issued: 1, problem: 'The company is not active' }),
    );
    expect(await screen.findByRole('heading', { name: 'Failed after 1 code' })).toBeVisible();
    expect(screen.getByText('The company is not active')).toBeVisible();
  });

  it('lists people without an address after an email run', async () => {
    const run = anAppCodeRun({ delivery: 'MAIL', issued: 2, uncollected: 0, withoutAddress: 1 });
    answer(PeopleWithoutAddressDocument, {
      appCodeRun: {
        id: run.id,
        peopleWithoutAddress: {
          total: 1,
          items: [{ id: crypto.randomUUID(), code: 'E9', name: 'Cleo Ong', department: 'Sales' }],
        },
      },
    });
    renderCodesPage(run);
    expect(await screen.findByRole('heading', { name: '2 invitations on the way' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Cleo Ong' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp/E9',
    );
  });

  const at = '/dashboard/acme/emp/codes/01900000-0000-7000-8000-00000000dead';
  const path = '/dashboard/:companyName/emp/codes/:runId';

  it('explains that a run is gone if the gateway no longer has it', async () => {
    refuse(CodesPageDocument, { code: 'NOT_FOUND', message: 'Not found' });
    renderScreen(<CodesPage />, { path, at });
    expect(
      await screen.findByRole('heading', { name: 'These codes are no longer available' }),
    ).toBeVisible();
  });

  it('loads the run again on “Try again”', async () => {
    loseConnection(CodesPageDocument);
    renderScreen(<CodesPage />, { path, at });
    expect(await screen.findByText('The codes could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});
