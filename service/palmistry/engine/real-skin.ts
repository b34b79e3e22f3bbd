import type { Canvas } from './canonical.ts';

export function refuseDrawing(_canvas: Canvas): void {}
