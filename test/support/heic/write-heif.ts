/** ISO/IEC 23008-12. Also writes files that no encoder would write. */

export interface HeifItem {
  readonly id: number;
  readonly type: string;
  readonly data: Buffer;
  /** Equal properties share one box. */
  readonly properties?: readonly Buffer[];
  readonly hidden?: boolean;
}

interface HeifFile {
  readonly brand?: string;
  readonly compatible?: readonly string[];
  readonly items: readonly HeifItem[];
  readonly primary?: number;
  readonly references?: readonly {
    readonly type: string;
    readonly from: number;
    readonly to: readonly number[];
  }[];
  readonly boxesBeforeMeta?: readonly Buffer[];
}

export const number = (value: number, bytes: 1 | 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

export function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([number(body.length + 8, 4), Buffer.from(type, 'latin1'), body]);
}

export const fullBox = (type: string, version: number, flags: number, ...parts: readonly Buffer[]): Buffer =>
  box(type, number(version * 0x1000000 + flags, 4), ...parts);

export const size = (width: number, height: number): Buffer =>
  fullBox('ispe', 0, 0, number(width, 4), number(height, 4));
/** Rotates anticlockwise, in quarters. */
export const rotation = (quarters: number): Buffer => box('irot', number(quarters, 1));
/** Mirrors: 0 exchanges top and bottom, 1 left and right. */
export const mirror = (axis: 0 | 1): Buffer => box('imir', number(axis, 1));
export const profile = (icc: Buffer): Buffer => box('colr', Buffer.from('prof'), icc);
export const coding = (primaries: number, transfer: number, matrix: number): Buffer =>
  box(
    'colr',
    Buffer.from('nclx'),
    number(primaries, 2),
    number(transfer, 2),
    number(matrix, 2),
    number(0x80, 1),
  );

export function grid(columns: number, rows: number, width: number, height: number): Buffer {
  return Buffer.concat([
    number(0, 1),
    number(1, 1),
    number(rows - 1, 1),
    number(columns - 1, 1),
    number(width, 4),
    number(height, 4),
  ]);
}

export function writeHeif({
  brand = 'heic',
  compatible = ['mif1', 'heic'],
  items,
  primary = items[0]?.id ?? 1,
  references = [],
  boxesBeforeMeta: beside = [],
}: HeifFile): Buffer {
  const ftyp = box(
    'ftyp',
    Buffer.from(brand, 'latin1'),
    number(0, 4),
    ...compatible.map((name) => Buffer.from(name, 'latin1')),
  );
  const meta = (dataStart: number) => {
    let offset = dataStart;
    const places = items.map(({ id, data }) => {
      const place = Buffer.concat([
        number(id, 2),
        number(0, 2),
        number(1, 2),
        number(offset, 4),
        number(data.length, 4),
      ]);
      offset += data.length;
      return place;
    });
    const properties = uniqueOf(items.flatMap((item) => item.properties ?? []));
    return fullBox(
      'meta',
      0,
      0,
      fullBox('hdlr', 0, 0, number(0, 4), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, 0, number(primary, 2)),
      fullBox('iloc', 0, 0, Buffer.from([0x44, 0]), number(items.length, 2), ...places),
      fullBox('iinf', 0, 0, number(items.length, 2), ...items.map(infoOf)),
      ...(references.length === 0
        ? []
        : [
            fullBox(
              'iref',
              0,
              0,
              ...references.map(({ type, from, to }) =>
                box(type, number(from, 2), number(to.length, 2), ...to.map((id) => number(id, 2))),
              ),
            ),
          ]),
      box('iprp', box('ipco', ...properties), associations(items, properties)),
    );
  };
  const before = Buffer.concat([ftyp, ...beside]);
  const dataStart = before.length + meta(0).length + 8;
  return Buffer.concat([before, meta(dataStart), box('mdat', ...items.map(({ data }) => data))]);
}

const infoOf = ({ id, type, hidden }: HeifItem): Buffer =>
  fullBox('infe', 2, hidden === true ? 1 : 0, number(id, 2), number(0, 2), Buffer.from(type), number(0, 1));

const uniqueOf = (boxes: readonly Buffer[]): Buffer[] =>
  boxes.filter((one, at) => boxes.findIndex((other) => other.equals(one)) === at);

function associations(items: readonly HeifItem[], all: readonly Buffer[]): Buffer {
  const entries = items.map(({ id, properties = [] }) =>
    Buffer.concat([
      number(id, 2),
      number(properties.length, 1),
      ...properties.map((one) => number(0x80 | (all.findIndex((other) => other.equals(one)) + 1), 1)),
    ]),
  );
  return fullBox('ipma', 0, 0, number(items.length, 4), ...entries);
}
