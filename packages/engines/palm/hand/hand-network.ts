import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as wasm from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';
import * as z from 'zod';
import { type Pixels, sampleInto } from '../photo/pixels.ts';
import { assetPath, type PalmAsset } from './assets.ts';
import { type Affine, apply, type Point } from './geometry.ts';
import { type Landmarks, landmarks } from './landmarks.ts';

/** Centre and side in pixels, turn in radians clockwise. */
export interface Square {
  readonly centre: Point;
  readonly side: number;
  readonly turn: number;
  readonly isMirrored?: boolean;
}

export interface Sighting {
  readonly square: Square;
  /** 0..1: certainty that an open hand fills the square. */
  readonly presence: number;
  /** 0..1: below .5 a left hand, if the palm faces the camera. */
  readonly rightness: number;
  readonly points: Landmarks;
  /** In metres around the hand's centre, x and y as in the square. */
  readonly world: Landmarks<Point3>;
}

export type Point3 = readonly [x: number, y: number, z: number];

export type HandNetwork = (pixels: Pixels, square: Square) => Sighting;

const inputSide = 224;

const graphNode = z.looseObject({
  name: z.string(),
  op: z.string(),
  input: z.array(z.string()).default([]),
  attr: z.record(z.string(), z.unknown()).default({}),
});
type GraphNode = z.output<typeof graphNode>;

const graph = z.looseObject({ node: z.array(graphNode) });
type Graph = z.output<typeof graph>;

const modelFile = z.object({
  format: z.string(),
  modelTopology: graph,
  signature: z.record(z.string(), z.unknown()).optional(),
  weightsManifest: z.array(
    z.object({
      weights: z.array(
        z.object({
          name: z.string(),
          shape: z.array(z.number()),
          dtype: z.enum(['float32', 'int32']),
          quantization: z.object({ dtype: z.literal('float16') }).optional(),
        }),
      ),
    }),
  ),
});

/** One per directory: the backend is global and never frees the memory of weights. */
const networks = new Map<string, Promise<HandNetwork>>();

/**
 * Loads the MediaPipe network (lite, from @vladmandic/human) once. One thread makes results repeat.
 * @param directory the bundle's directory or the package root
 */
export function loadHandNetwork(directory: string): Promise<HandNetwork> {
  const known = networks.get(directory);
  if (known !== undefined) return known;
  const loading = load(directory);
  networks.set(directory, loading);
  loading.catch(() => networks.delete(directory));
  return loading;
}

async function load(directory: string): Promise<HandNetwork> {
  const asset = async (name: PalmAsset) => readFile(await assetPath(directory, name));
  await startBackend(() => asset('tfjs-backend-wasm-simd.wasm'));
  const file = modelFile.parse(JSON.parse(String(await asset('handlandmark-lite.json'))));
  const weights = Uint8Array.from(await asset('handlandmark-lite.bin'));
  const model = await loadGraphModel({
    load: async () => ({
      format: file.format,
      modelTopology: fused(file.modelTopology),
      ...(file.signature ? { signature: file.signature } : {}),
      weightSpecs: file.weightsManifest.flatMap((group) =>
        group.weights.map(({ quantization, ...weight }) => ({
          ...weight,
          ...(quantization ? { quantization } : {}),
        })),
      ),
      weightData: weights.buffer,
    }),
  });
  return (pixels, square) => detect(model, pixels, square);
}

const fusedNames = new Map([
  ['Conv2D', '_FusedConv2D'],
  ['DepthwiseConv2dNative', 'FusedDepthwiseConv2dNative'],
]);

/** Merges each convolution with its bias and clipping, saving a seventh of the time. */
function fused({ node: nodes, ...rest }: Graph): Graph {
  const onlyReader = ({ name }: GraphNode, op: string): GraphNode | undefined => {
    const [reader, ...others] = nodes.filter(({ input }) => input.includes(name));
    return others.length === 0 && reader?.op === op ? reader : undefined;
  };
  const isConstant = (name: string) => nodes.some((other) => other.name === name && other.op === 'Const');
  const absorbed = new Set<GraphNode>();
  const merged = nodes.flatMap((convolution): GraphNode[] => {
    const op = fusedNames.get(convolution.op);
    const sum = op === undefined ? undefined : onlyReader(convolution, 'AddV2');
    const bias = sum?.input.find(isConstant);
    if (op === undefined || sum === undefined || bias === undefined) return [];
    const clip = onlyReader(sum, 'Relu6');
    for (const node of [convolution, sum, ...(clip ? [clip] : [])]) absorbed.add(node);
    const steps = ['BiasAdd', ...(clip ? ['Relu6'] : [])];
    return [
      {
        name: (clip ?? sum).name,
        op,
        input: [...convolution.input, bias],
        attr: {
          ...convolution.attr,
          fused_ops: { list: { s: steps.map((step) => Buffer.from(step).toString('base64')) } },
          num_args: { i: '1' },
        },
      },
    ];
  });
  return { ...rest, node: [...nodes.filter((node) => !absorbed.has(node)), ...merged] };
}

async function startBackend(readWasm: () => Promise<Uint8Array<ArrayBuffer>>): Promise<void> {
  const platform = tf.env().platform;
  tf.env().set('PROD', true);
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  tf.env().setPlatform('palm', {
    fetch: async (path) =>
      basename(path) === 'tfjs-backend-wasm-simd.wasm'
        ? new Response(await readWasm())
        : new Response(null, { status: 404 }),
    now: () => platform.now(),
    encode: (text, encoding) => platform.encode(text, encoding),
    decode: (bytes, encoding) => platform.decode(bytes, encoding),
    isTypedArray: (value) => platform.isTypedArray(value),
  });
  wasm.setWasmPaths('palm/', true);
  if (!(await tf.setBackend('wasm')))
    throw new Error('the WebAssembly backend of the hand network did not start');
  await tf.ready();
}

function detect(model: GraphModel, pixels: Pixels, square: Square): Sighting {
  const [points, presence, rightness, world] = tf.tidy(() => {
    const input = tf.tensor4d(cut(pixels, square), [1, inputSide, inputSide, 3]);
    const outputs = model.execute(input, ['Identity:0', 'Identity_1:0', 'Identity_2:0', 'Identity_3:0']);
    if (!Array.isArray(outputs)) throw new TypeError('the hand network returned one output instead of four');
    return outputs.map((output) => Float32Array.from(output.dataSync()));
  });
  const coordinate = (values: Float32Array | undefined, index: number) => {
    const value = values?.[index];
    if (value === undefined) throw new TypeError('the hand network returned fewer than 21 points');
    return value;
  };
  const toPicture = fromSquare(square, inputSide);
  return {
    square,
    presence: coordinate(presence, 0),
    rightness: coordinate(rightness, 0),
    points: landmarks((i) => apply(toPicture, [coordinate(points, 3 * i), coordinate(points, 3 * i + 1)])),
    world: landmarks((i) => [
      coordinate(world, 3 * i),
      coordinate(world, 3 * i + 1),
      coordinate(world, 3 * i + 2),
    ]),
  };
}

/** Maps a picture of the square, `pixels` wide, to the picture that holds it. */
export function fromSquare({ centre, side, turn, isMirrored = false }: Square, pixels: number): Affine {
  const scale = side / pixels;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const [xx, yx] = isMirrored ? [-cos, -sin] : [cos, sin];
  const half = pixels / 2;
  return { xx, xy: -sin, x0: centre[0] - half * (xx - sin), yx, yy: cos, y0: centre[1] - half * (yx + cos) };
}

/** RGB from 0 to 1, black outside the picture. */
function cut(pixels: Pixels, square: Square): Float32Array {
  const out = new Float32Array(inputSide * inputSide * 3);
  const { xx, xy, x0, yx, yy, y0 } = fromSquare(square, inputSide);
  for (let row = 0; row < inputSide; row++)
    for (let column = 0; column < inputSide; column++) {
      const [u, v] = [column + 0.5, row + 0.5];
      sampleInto(
        pixels,
        xx * u + xy * v + x0 - 0.5,
        yx * u + yy * v + y0 - 0.5,
        out,
        (row * inputSide + column) * 3,
      );
    }
  for (let at = 0; at < out.length; at++) out[at] = (out[at] ?? 0) / 255;
  return out;
}
