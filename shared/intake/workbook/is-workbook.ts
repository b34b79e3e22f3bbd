/**
 * Returns whether a file of this name is an Excel workbook, which is read as a whole because its parts have no fixed
 * order.
 */
export const isWorkbook = (name: string): boolean => /\.xls[xm]$/i.test(name);
