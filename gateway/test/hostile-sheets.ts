import { crc32, deflateRawSync } from 'node:zlib';

interface Part {
  name: string;
  packed: Buffer;
  /** Uncompressed bytes according to the archive. */
  size: number;
  checksum: number;
}

/** Makes a zip archive of these parts. */
export function zipParts(parts: Record<string, Buffer>): Buffer {
  return makeArchive(
    Object.entries(parts).map(([name, content]) => ({
      name,
      packed: deflateRawSync(content),
      size: content.length,
      checksum: crc32(content),
    })),
  );
}

/** Makes an Excel file with one sheet of these rows, as XML. */
export function zipSheet(rows: string): Buffer {
  const xml = '<?xml version="1.0"?>';
  const formats = 'http://schemas.openxmlformats.org';
  const main = `${formats}/spreadsheetml/2006/main`;
  const kinds = 'application/vnd.openxmlformats';
  const relations = `${formats}/package/2006/relationships`;
  const office = `${formats}/officeDocument/2006/relationships`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${formats}/package/2006/content-types">
      <Default Extension="rels" ContentType="${kinds}-package.relationships+xml"/>
      <Override PartName="/xl/workbook.xml" ContentType="${kinds}-officedocument.spreadsheetml.sheet.main+xml"/>
      <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}">
      <Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">
      <Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  return zipParts(
    Object.fromEntries(
      Object.entries(parts).map(([name, text]) => [name, Buffer.from(xml + text)]),
    ),
  );
}

/** Makes an Excel file whose sheet is this many megabytes of zero bytes. */
export function zipWithEmptySheet(megabytes: number): Buffer {
  return zipParts({
    'xl/workbook.xml': Buffer.from('<workbook/>'),
    'xl/worksheets/sheet1.xml': Buffer.alloc(megabytes * 1024 * 1024),
  });
}

/** Makes an Excel file whose directory declares a thousandth of the uncompressed size. */
export function zipWithFalseSize(): Buffer {
  const content = Buffer.alloc(100 * 1024 * 1024);
  const workbook = Buffer.from('<workbook/>');
  return makeArchive([
    {
      name: 'xl/workbook.xml',
      packed: deflateRawSync(workbook),
      size: workbook.length,
      checksum: crc32(workbook),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      packed: deflateRawSync(content),
      size: 100_000,
      checksum: 0,
    },
  ]);
}

/** Writes the local headers with their parts, then the central directory (APPNOTE 4.3). */
function makeArchive(parts: Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, packed, size, checksum } of parts) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(checksum, 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(size, 18);
    fields.writeUInt16LE(name.length, 22);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    const header = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name)]);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), fields, offset, Buffer.from(name)]),
    );
    files.push(header, packed);
    at += header.length + packed.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, ...directory, Buffer.from('PK\u0005\u0006'), end]);
}
