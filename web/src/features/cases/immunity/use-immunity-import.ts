import { useApolloClient } from '@apollo/client/react';
import {
  fetchImmunityImportPreview,
  useImportImmunityMutation,
  type ImportedRowsFragment,
  type ImmunityRowInput,
} from '../../../generated/graphql.ts';

/** The gateway's limit of one request. */
const maxRows = 1000;

/** Sends the rows of a file in parts, the next once the one before is answered, and returns what became of all. */
const sendInParts = async (
  rows: readonly ImmunityRowInput[],
  send: (part: ImmunityRowInput[]) => Promise<ImportedRowsFragment>,
): Promise<ImportedRowsFragment> => {
  const total: ImportedRowsFragment = {
    batchId: null,
    added: 0,
    unchanged: 0,
    refused: 0,
    rows: [],
  };
  for (let start = 0; start < rows.length; start += maxRows) {
    const part = await send(rows.slice(start, start + maxRows));
    total.batchId ??= part.batchId;
    total.added += part.added;
    total.unchanged += part.unchanged;
    total.refused += part.refused;
    total.rows.push(...part.rows.map((row) => ({ ...row, row: start + row.row })));
  }
  return total;
};

/** Returns functions that preview and record the rows of a file. */
export const useImmunityImport = () => {
  const client = useApolloClient();
  const [record] = useImportImmunityMutation();
  return {
    preview: (rows: readonly ImmunityRowInput[]) =>
      sendInParts(rows, async (part) => {
        const found = await fetchImmunityImportPreview(client, { input: { rows: part } });
        return found.immunityImportPreview;
      }),
    /** @param batchId id by which all parts are undone, also of an earlier try whose answer was lost. */
    record: (rows: readonly ImmunityRowInput[], batchId: string) =>
      sendInParts(rows, async (part) => {
        const { data } = await record({ variables: { input: { rows: part, batchId } } });
        return data!.importImmunity;
      }),
  };
};
