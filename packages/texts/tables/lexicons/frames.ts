import type { Written } from '../../languages/kinds.ts';
import { type FramePhrases, framePhrases } from '../../lexicons/frame.ts';
import { frameTexts } from './languages.ts';

/** How each language asks, protests, calls somebody and speaks of days; words of another script stand beside those in Latin letters. */
export const frames: Readonly<Record<Written<'readings'>, FramePhrases>> = framePhrases(frameTexts);
