import { crc32, deflateRawSync } from 'node:zlib';

interface Part {
  name: string;
  packed: Buffer;
  /** Uncompressed bytes according to the archive. */
  size: number;
  checksum: number;
}

/** A zip archive of these parts. */
export function zipOf(parts: Record<string, Buffer>): Buffer {
  return archive(
    Object.entries(parts).map(([name, content]) => ({
      name,
      packed: deflateRawSync(content),
      size: content.length,
      checksum: crc32(content),
    })),
  );
}

/** An Excel file with this inside of its one sheet. */
export function sheetOf(rows: string): Buffer {
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
  return zipOf(
    Object.fromEntries(
      Object.entries(parts).map(([name, text]) => [name, Buffer.from(xml + text)]),
    ),
  );
}

/** An Excel file with a sheet of this many megabytes of zero bytes. */
export function bigZip(megabytes: number): Buffer {
  return zipOf({
    'xl/workbook.xml': Buffer.from('<workbook/>'),
    'xl/worksheets/sheet1.xml': Buffer.alloc(megabytes * 1024 * 1024),
  });
}

/** An Excel file whose directory declares a thousandth of the uncompressed size. */
export function lyingZip(): Buffer {
  const content = Buffer.alloc(100 * 1024 * 1024);
  const workbook = Buffer.from('<workbook/>');
  return archive([
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

/** Local headers with their parts, then the directory (APPNOTE 4.3). */
function archive(parts: Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, packed, size, checksum } of parts) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(checksum, 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(size, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const header = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name)]);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), facts, place, Buffer.from(name)]),
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
