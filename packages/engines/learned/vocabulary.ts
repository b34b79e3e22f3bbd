const minExamples = 2;
/** Bounds the deviation of rare features. */
const addedVariance = 0.3;

interface Example {
  readonly label: number;
  readonly features: readonly (readonly [feature: number, value: number])[];
}

export function vocabularyOf(examples: readonly Example[], width: number, maxFeatures: number): number[] {
  const shares = new Float64Array(width);
  const counts = new Map<number, Map<number, number>>();
  for (const { label, features } of examples) {
    shares[label] = (shares[label] ?? 0) + 1 / examples.length;
    for (const [feature] of features) {
      const byLabel = counts.get(feature) ?? new Map<number, number>();
      byLabel.set(label, (byLabel.get(label) ?? 0) + 1);
      counts.set(feature, byLabel);
    }
  }
  return [...counts]
    .map(([feature, byLabel]) => {
      const total = [...byLabel.values()].reduce((sum, count) => sum + count, 0);
      const clearness = [...byLabel].map(([label, count]) => {
        const expected = total * (shares[label] ?? 0);
        return (count - expected) / Math.sqrt(expected + addedVariance);
      });
      return { feature, all: total, clearness: Math.max(...clearness) };
    })
    .filter(({ all }) => all >= minExamples)
    .sort((one, other) => other.clearness - one.clearness || one.feature - other.feature)
    .slice(0, maxFeatures)
    .map(({ feature }) => feature);
}
