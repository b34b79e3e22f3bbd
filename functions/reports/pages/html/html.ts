export { Html, html, nothing } from '@palmleaf/books/markup';
