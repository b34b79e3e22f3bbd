import type { RefusalCode } from '../../intake/refusal.ts';

export const adviceTexts: Readonly<Record<RefusalCode, string>> = {
  'bad-key': 'Rename the file and upload it again.',
  'unknown-folder': 'Put photos under palms/<batch>/, birth data under births/ and places under places/.',
  'bad-name': 'Use a name of letters, digits, blanks or any other visible characters.',
  'name-too-long': 'Shorten the name and upload the file again.',
  'wrong-extension': 'Save the table as CSV or as an Excel workbook, with a name that ends in .csv or .xlsx.',
  'empty-file': 'The upload broke off or the file was never filled. Upload it again.',
  'not-a-table':
    'Open the file in the program that made it, save it as CSV (UTF-8) or .xlsx, and upload that.',
  'bad-choice': 'Upload the table again with a choice that docs/uploads.md names.',
  'bad-encoding': 'Save the file as "CSV UTF-8" and upload it again.',
  'no-rows': 'Add at least one row below the header and upload the file again.',
  'missing-column': 'Add the column to the header line and upload the file again.',
  'duplicate-column': 'Keep one of the two columns and upload the file again.',
  'too-many-columns': 'Keep only the columns that are listed in docs/uploads.md.',
  'unknown-column': 'Nothing needs doing if the column is for your own use; otherwise correct its name.',
  'read-as-windows-1252': 'Check names with accents in the reports; save as "CSV UTF-8" next time.',
  'record-too-long': 'Look for a quotation mark that is opened and never closed at this line.',
  'unclosed-quote': 'Close the quotation mark in this line, or remove it, and upload the row again.',
  'stray-quote': 'Write a quotation mark inside a quoted value twice ("") and upload the row again.',
  'too-many-values': 'Put a value that contains the separator between quotation marks.',
  'duplicate-id': 'Give each row a different id, or remove the row.',
  'missing-value': 'Fill in the value and upload the row again.',
  'not-a-number': 'Write a plain number and upload the row again.',
  'out-of-range': 'Correct the value and upload the row again.',
  'bad-date': 'Correct the date, and write it like 2001-03-31.',
  'ambiguous-date':
    'Upload the table again and say in which order its dates are, or write them as 2001-03-31.',
  'date-order':
    'Nothing needs doing if that is right; otherwise upload it again and say in which order dates are.',
  'bad-time': 'Correct the time, and write it like 14:05.',
  'unknown-place': 'Write the name of the town as maps show it, with its country, or give lat and lon.',
  'place-mismatch':
    'Correct the town, the region or the country, so that they belong together, or give lat and lon.',
  'ambiguous-place': 'Write the region or the country after the name, or give lat and lon.',
  'bad-zone': 'Write a zone such as Asia/Kolkata, or hours such as 5.5 or +05:30.',
  'impossible-zone':
    'Write the zone of the place, such as Asia/Kolkata, or leave it empty; upload with --insist if it is right.',
  contradiction: 'Keep the right one of the two values and empty the other.',
  'unknown-choice': 'Use one of the words that are allowed.',
  'unknown-product': 'Name a product that this stack sells, or none for the default.',
  'too-long': 'Shorten the text and upload the row again.',
  'control-character': 'Type the text again; copied text can carry invisible characters.',
  'kept-out': 'Leave the person out of the next upload, or lift the ban if they want to be accepted again.',
  cancelled: 'Upload it again if you want it after all: uploads after the cancellation are accepted.',
  'nothing-to-ask': 'Give full birth data, or a vastu_id, or a photo.',
  'too-many-refusals': 'Correct the listed rows, and check whether other rows have the same mistakes.',
  'table-too-big': 'Split the table into several files of one batch: births/<batch>/<part>.csv.',
  'sheets-left-out': 'Save each of these sheets as a file and upload that, if you want its rows.',
  'merged-cells': 'Nothing needs doing if that is right; otherwise fill in each cell.',
  'photo-named-twice': 'Upload a copy of the photo under the id of the other row.',
  'photo-too-big': 'Send the photo with at most 25 MB, for example a smaller copy made by the phone.',
  'too-many-pixels': 'Send a smaller copy of the photo; 12 megapixels are plenty.',
  'photo-heic': 'Export the photo as JPEG, or take a still picture instead of a film or burst.',
  'photo-gif': 'Export the picture as JPEG or PNG; GIF keeps too few colours for the lines of a hand.',
  'photo-tiff': 'Export the photo as JPEG; a raw photo has to be developed first.',
  'photo-svg': 'Send a photo of the hand; a drawing cannot be read.',
  'photo-bmp': 'Save the picture as JPEG or PNG.',
  'photo-pdf': 'Send the photo itself as JPEG, not inside a PDF.',
  'photo-text': 'Send the photo itself as JPEG, PNG or WebP; save a table as CSV (UTF-8) or .xlsx.',
  'photo-no-hand': 'Photograph one open hand, palm to the camera, filling most of the frame.',
  'photo-back-of-hand': 'Turn the hand around: the palm must face the camera.',
  'photo-cut-off': 'Keep the whole hand from the wrist to the finger tips inside the frame.',
  'photo-blurred': 'Hold the camera still and let it focus on the palm.',
  'photo-dark': 'Take the photo in daylight or under an even, bright lamp.',
  'photo-two-hands': 'Photograph one hand at a time.',
  'photo-no-palm': 'Photograph one open palm in even light, from near.',
  'zip-damaged': 'Pack the files again, and upload the new archive; or upload the file alone.',
  'zip-encrypted': 'Pack the files again without a password.',
  'zip-method': 'Pack the files again as a plain ZIP archive, as phones, Windows and macOS make them.',
  'zip-nested': 'Pack the files themselves, or upload the inner archive alone.',
  'zip-too-big': 'Pack the files into several archives of one batch: palms/<batch>/<part>.zip.',
  'photo-unknown-format': 'Send the photo as JPEG, PNG or WebP; save a table as CSV (UTF-8) or .xlsx.',
  'photo-damaged': 'Upload it again from the original.',
};

const advising =
  /(?:^|[:;.] |, and |\bor )(?:write|correct|add|give|say|use|leave|keep|convert|show|fill|save)\b/i;

/** Adds the general advice of a refusal to a text without advice. */
export const withAdvice = (text: string, code: RefusalCode): string =>
  advising.test(text) ? text : `${text} ${adviceTexts[code]}`;
