/** Seven real palms and two samples, one column per photo. null if a finger was cut, or the line was missing. */
export const photographed = {
  fingers: [0.795, 0.78, 0.87, 0.757, 0.793, 0.783, 0.793, 0.747, 0.79],
  palm: [1.38, 1.552, 1.371, 1.522, 1.396, 1.424, 1.41, 1.562, 1.419],
  indexToRing: [1.039, 1.04, 1.059, 1.037, 1.031, 1.021, 0.97, 1.004, 0.987],
  littleToRing: [0.846, 0.803, 0.77, 0.757, 0.764, 0.735, 0.787, 0.769, 0.793],
  thumbAngle: [21, 31, 45, 16, 27, 29, null, 21, 21],
  heartEnd: [-0.08, -0.19, -0.23, -0.23, -0.05, -0.05, -0.09, -0.23, -0.09],
  heartCurvature: [0.028, 0.002, 0.016, 0.022, 0.014, 0.01, 0.025, 0.004, 0.009],
  heartBreaks: [0, 0, 0, 1, 0, 0, 0, 0, 0],
  heartToHead: [0.15, 0.16, 0.09, 0.07, 0.13, 0.11, 0.11, 0.11, 0.11],
  headLength: [0.747, 0.679, 0.573, 0.652, 0.552, 0.867, 0.616, 0.61, 0.596],
  headSlope: [26, 33, 32, 36, 32, 32, 29, 30, 28],
  headToLife: [0, 0.01, 0.02, 0.01, 0.09, 0.01, 0, 0.01, 0.01],
  lifeEnd: [0.01, -0.11, -0.02, -0.01, -0.05, -0.05, -0.14, -0.04, 0],
  lifeReach: [0.02, -0.1, 0.01, 0.03, -0.05, 0.01, -0.05, 0.01, -0.01],
  lifeLength: [0.977, 0.786, 1.013, 1.101, 0.895, 1.074, 0.815, 1.018, 0.452],
  /** Where a clear fate line begins. */
  fateStart: [null, 0.02, null, null, null, null, null, null, 0.06],
  fineLines: [0.09, 0.09, 0.18, 0.16, 0.17, 0.15, 0.1, 0.15, 0.16],
  /** 1: one line in place of heart and head line. */
  joined: [0, 0, 0, 0, 0, 0, 0, 1, 0],
} as const;
