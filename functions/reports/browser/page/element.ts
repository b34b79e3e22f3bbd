type Attributes = Readonly<Record<string, string | true>>;

/** Strings among the children become text, never HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    made.setAttribute(attribute, value === true ? '' : value);
  made.append(...children);
  return made;
}

export function part<E extends HTMLElement>(name: string, kind: abstract new () => E): E {
  const found = document.querySelector(`[data-${name}]`);
  if (!(found instanceof kind)) throw new Error(`The page has no part ${name}`);
  return found;
}
