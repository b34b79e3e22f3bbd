export const answered = <Data extends object>(palmId: string, data: Data) => ({
  status: true as const,
  message: 'success' as const,
  palm_id: palmId,
  data,
});
