export const print = `
@media print {
  :root { --paper: #ffffff; --card: #ffffff; }
  @page { margin: 16mm 14mm; }
  body { font-size: 10pt; line-height: 1.45; }
  .skip, .contents, .handover, .chosen, header.site nav, .months, .next, .off-paper, form, details:not([open]) { display: none; }
  header.site, footer.site, .frame { max-width: none; padding-left: 0; padding-right: 0; }
  .frame.with-contents { display: block; }
  .title { padding-top: 0; }
  a { color: inherit; text-decoration: none; }
  caption { break-after: avoid; }
  .card, .scroll tr, .chat li, .outcome, .terms > div, figure, .grid, .days > li, .texts article, table { break-inside: avoid; }
  .wheel, .mandala { max-width: 16cm; }
  .chapter { break-before: auto; }
  h2, h3, h4, .label, .lead, .phase { break-after: avoid; }
  p { orphans: 3; widows: 3; }
  .palm img { max-height: 11cm; }
  .beside { grid-template-columns: minmax(0, 1fr); }
  .cards { columns: 2; }
  .weeks .days > li { min-height: 0; padding: .3rem; }
  .weeks .days dd { font-size: 7.5pt; hyphens: auto; }
  .scroll { overflow: visible; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
