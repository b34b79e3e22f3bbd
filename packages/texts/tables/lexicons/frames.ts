import type { Written } from '../../languages/kinds.ts';
import { type FramePhrases, framePhrases } from '../../lexicons/frame.ts';
import { frameTexts } from './languages.ts';

export const frames: Readonly<Record<Written<'readings'>, FramePhrases>> = framePhrases(frameTexts);
