/** Returns the envelope of every answer about a palm: success, the reading's id, and the data. */
export const answered = <Data extends object>(palmId: string, data: Data) => ({
  status: true as const,
  message: 'success' as const,
  palm_id: palmId,
  data,
});
