export const isWorkbook = (name: string): boolean => /\.xls[xm]$/i.test(name);
