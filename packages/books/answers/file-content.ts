export const isFileContent = (text: string): boolean =>
  /^data:[\w/+.-]+;base64,/.test(text) || (text.length > 400 && /^[A-Za-z0-9+/_-]+={0,2}$/.test(text.trim()));
