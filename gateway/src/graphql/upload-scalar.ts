import { Readable } from 'node:stream';
import { GraphQLScalarType } from 'graphql';
import LibraryUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';

/** Maximum bytes of one file, over GraphQL and REST. */
export const maxFileBytes = 20 * 1024 * 1024;

/** A file of a request. It has arrived completely when a resolver runs, and is deleted after the response. */
export interface UploadedFile {
  /** Name that the client gave. */
  filename: string;
  createReadStream: () => Readable;
}

export const GraphQLUpload = new GraphQLScalarType<Promise<UploadedFile>>({
  ...(LibraryUpload.toConfig() as object),
  name: 'Upload',
  description: 'A file, sent according to the GraphQL multipart request specification.',
});

/** Makes a value of the scalar from a file that arrived over REST. */
export function makeUpload(filename: string, bytes: Buffer): Upload {
  const upload = new Upload();
  const file: FileUpload = {
    filename,
    mimetype: 'application/octet-stream',
    encoding: 'binary',
    createReadStream: () => Readable.from([bytes], { objectMode: false }),
  };
  upload.resolve(file);
  return upload;
}

/** Reads a file; returns its first bytes, at most `maxBytes`, and its whole size. */
export async function readUpload(
  file: UploadedFile,
  maxBytes: number,
): Promise<{ bytes: Buffer; size: number }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file.createReadStream() as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), size };
}
