import { Readable } from 'node:stream';
import { GraphQLScalarType } from 'graphql';
import LibraryUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';

/** Most bytes of one file, at either door. */
export const largestFile = 20 * 1024 * 1024;

/** A file that came with a request: it is there as a whole when a resolver sees it, and gone when the answer has left. */
export interface UploadedFile {
  /** As the client names it. */
  filename: string;
  createReadStream: () => Readable;
}

export const GraphQLUpload = new GraphQLScalarType<Promise<UploadedFile>>({
  ...(LibraryUpload.toConfig() as object),
  name: 'Upload',
  description: 'A file, sent as the GraphQL multipart request specification says.',
});

/** A file of the REST door as a value of the scalar. */
export function uploadOf(filename: string, bytes: Buffer): Upload {
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

/** The file's bytes as far as they are wanted, and its whole size. */
export async function readUpload(
  file: UploadedFile,
  wanted: number,
): Promise<{ bytes: Buffer; size: number }> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of file.createReadStream() as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size <= wanted) pieces.push(piece);
  }
  return { bytes: Buffer.concat(pieces), size };
}
