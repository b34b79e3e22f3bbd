/** Every answer about a palm: whether it went well, of which reading it is, and what was asked for. */
export const answered = <Data extends object>(palmId: string, data: Data) => ({
  status: true as const,
  message: 'success' as const,
  palm_id: palmId,
  data,
});
