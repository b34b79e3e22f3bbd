export type Vector3 = readonly [x: number, y: number, z: number];

export function dot(a: Vector3, b: Vector3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function length(a: Vector3): number {
  return Math.sqrt(dot(a, a));
}

export function minus(a: Vector3, b: Vector3): Vector3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function plusScaled(a: Vector3, b: Vector3, scale: number): Vector3 {
  return [a[0] + b[0] * scale, a[1] + b[1] * scale, a[2] + b[2] * scale];
}
