import { pointOf } from '@palmleaf/engines/chart';
import { doshaOf, kalaSarpaOf, manglikOf, nadiOf, type PlainDosha } from '@palmleaf/engines/jyotish';
import type { Because, DoshaName, Statement } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';

export interface DoshaReading {
  readonly present: boolean;
  readonly because: Because;
  readonly further: readonly Statement[];
  readonly cancelled: boolean;
}

export function readDosha(name: DoshaName, brief: Brief): DoshaReading {
  if (name === 'manglik') return manglikReading(brief);
  if (name === 'kala sarpa') return kalaSarpaReading(brief);
  if (name === 'nadi') return nadiReading(brief);
  return plainReading(name, brief);
}

function manglikReading({ nativity }: Brief): DoshaReading {
  const { present, only, counts, cancellations } = manglikOf(nativity);
  const counting = counts.filter((count) => count.counts && (count.from !== 'Venus' || only === 'Venus'));
  if (!present) {
    const places = counts.filter(({ from }) => from !== 'Venus');
    return {
      present,
      because: { by: 'Mars', places, present },
      further: only === 'Venus' ? [{ say: 'from Venus', places: counting }] : [],
      cancelled: false,
    };
  }
  const notCounting = counts.filter(({ counts: does, from }) => !does && from !== 'Venus');
  const cancelled = cancellations.length > 0;
  return {
    present,
    because: { by: 'Mars', places: counting, present },
    further: [
      ...(only === 'southern' ? [{ say: 'southern count' as const }] : []),
      ...(only === 'northern' ? [{ say: 'northern count' as const }] : []),
      ...(notCounting.length > 0 ? [{ say: 'other count' as const, places: notCounting }] : []),
      cancelled ? { say: 'cancelled by', cancellations } : { say: 'not cancelled' },
    ],
    cancelled,
  };
}

function kalaSarpaReading({ nativity }: Brief): DoshaReading {
  const { present, kind, outside } = kalaSarpaOf(nativity);
  return {
    present,
    because: kind
      ? { by: 'axis', kind, house: pointOf(nativity, 'Rahu').house }
      : { by: 'outside', bodies: outside },
    further: [],
    cancelled: false,
  };
}

function nadiReading({ nativity }: Brief): DoshaReading {
  const star = pointOf(nativity, 'Moon').nakshatra;
  const nadi = nadiOf(star?.index ?? 0);
  const nadis = ['Adi', 'Madhya', 'Antya'].filter((other) => other !== nadi);
  return {
    present: false,
    because: { by: 'nadi', nadi, star },
    further: [{ say: 'nadi of a partner', nadis }],
    cancelled: false,
  };
}

function plainReading(name: PlainDosha, { nativity }: Brief): DoshaReading {
  const { facts, cancelledBy } = doshaOf(nativity, name);
  const present = facts.length > 0;
  const [fact] = cancelledBy;
  return {
    present,
    because: present ? { by: 'facts', facts } : { by: 'rule', dosha: name },
    further: fact ? [{ say: 'cancelled because', fact }] : [],
    cancelled: cancelledBy.length > 0,
  };
}
