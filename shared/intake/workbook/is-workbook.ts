/** Whether a file of this name is read as a workbook of Excel: as a whole, because its parts lie in no order. */
export const isWorkbook = (name: string): boolean => /\.xls[xm]$/i.test(name);
