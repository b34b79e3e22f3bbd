import type { Page } from 'playwright-core';

/**
 * Measures overflow, overlaps, label sizes and contrast (WCAG 2.2, level AA).
 * @param leastPixels the smallest permitted letters of a drawing
 */
export const layoutFaults = (page: Page, leastPixels: number): Promise<string[]> =>
  page.evaluate(`(${source})(${leastPixels})`);

/** Runs in the page. A text's box covers its letters only: the font's space above and below may overlap. */
const source = `(leastPixels) => {
  const faults = [];
  const width = document.documentElement.clientWidth;
  const unseen = new Map();
  const isClipped = (element) => {
    if (element === null) return false;
    if (!unseen.has(element)) unseen.set(element, getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    return unseen.get(element);
  };
  const shown = (element) => element.checkVisibility({ checkVisibilityCSS: true }) && element.closest('.skip') === null && !isClipped(element);
  const scrolls = (element) => element.closest('.scroll') !== null;
  const name = (element) => element.tagName.toLowerCase() + (element.getAttribute('class') ? '.' + element.getAttribute('class') : '');
  const boxes = [];
  const add = (element, rect, text, share) => {
    if (rect.width < 1 || rect.height < 1) return;
    const less = rect.height * (1 - share) / 2;
    boxes.push({ element, text, left: rect.left, right: rect.right, top: rect.top + less, bottom: rect.bottom - less });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent.trim();
    if (text === '' || !shown(element) || ['TITLE', 'SCRIPT', 'OPTION'].includes(element.tagName.toUpperCase())) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) add(element, rect, text, .55);
  }
  for (const glyph of document.querySelectorAll('svg.wheel .glyph'))
    if (shown(glyph)) add(glyph, glyph.getBoundingClientRect(), name(glyph), .95);
  for (const element of document.querySelectorAll('body *')) {
    if (!shown(element) || scrolls(element) || element.closest('svg') !== null) continue;
    const { left, right, width: own } = element.getBoundingClientRect();
    if (own > 0 && (left < -.5 || right > width + .5)) faults.push('beyond the edge: ' + name(element) + ' from ' + Math.round(left) + ' to ' + Math.round(right));
  }
  for (const { element, text, left, right } of boxes)
    if (!scrolls(element) && (left < -.5 || right > width + .5)) faults.push('beyond the edge: ' + text.slice(0, 40));
  boxes.sort((a, b) => a.top - b.top);
  boxes.forEach((a, index) => {
    for (let other = index + 1; other < boxes.length; other += 1) {
      const b = boxes[other];
      if (b.top >= a.bottom - .5) break;
      if (a.element === b.element || b.left >= a.right - .5 || a.left >= b.right - .5) continue;
      faults.push('touch: ' + a.text.slice(0, 40) + ' | ' + b.text.slice(0, 40));
    }
  });
  for (const text of document.querySelectorAll('svg text')) {
    if (!shown(text)) continue;
    const scale = text.getScreenCTM().a;
    const pixels = parseFloat(getComputedStyle(text).fontSize) * scale;
    if (pixels < leastPixels) faults.push('letters of ' + pixels.toFixed(1) + ' pixels: ' + text.textContent);
  }
  const numbers = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number);
  const luminance = (colour) => numbers(colour).slice(0, 3).reduce((sum, value, index) => {
    const share = value / 255;
    return sum + [.2126, .7152, .0722][index] * (share <= .04045 ? share / 12.92 : ((share + .055) / 1.055) ** 2.4);
  }, 0);
  const isSolid = (colour) => colour.startsWith('rgb(') || numbers(colour)[3] === 1;
  const groundOf = (element) => {
    for (let at = element; at !== null; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (isSolid(colour)) return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  const groundInDrawing = (text) => {
    const box = text.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    let found = groundOf(text.closest('svg').parentElement);
    for (const shape of text.closest('svg').querySelectorAll('rect, circle')) {
      if ((shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) continue;
      const { left, right, top, bottom } = shape.getBoundingClientRect();
      const isIn = shape.tagName === 'rect'
        ? x > left && x < right && y > top && y < bottom
        : Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2) < (right - left) / 2;
      const fill = getComputedStyle(shape).fill;
      if (isIn && fill !== 'none' && isSolid(fill)) found = fill;
    }
    return found;
  };
  for (const { element, text } of boxes) {
    if (element.closest('button:disabled, .glyph') !== null) continue;
    const style = getComputedStyle(element);
    const isDrawn = element.closest('svg') !== null;
    const [a, b] = [luminance(isDrawn ? style.fill : style.color), luminance(isDrawn ? groundInDrawing(element) : groundOf(element))];
    const contrast = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
    const pixels = parseFloat(style.fontSize) * (isDrawn ? element.getScreenCTM().a : 1);
    const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(style.fontWeight) >= 700);
    if (contrast < (isLarge ? 3 : 4.5)) faults.push('contrast ' + contrast.toFixed(2) + ': ' + text.slice(0, 40));
  }
  return [...new Set(faults)].slice(0, 20);
}`;
