/** A workbook is read as a whole, because its parts have no fixed order. */
export const isWorkbook = (name: string): boolean => /\.xls[xm]$/i.test(name);
