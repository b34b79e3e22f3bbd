/** Reads all content from `/book.json`, so no answer becomes markup. Sizes are relative to the page. */
export const template = String.raw`
#let data = json("/book.json")
#let book = data.book
#let look = data.look
#let ink = rgb(look.main)
#let gold = rgb(look.accent)
#let quiet = rgb(look.soft)
#let hair = rgb(look.line)
#let unit = look.unit * 1pt

#set document(title: book.person + " – " + look.title, author: look.name, date: none)
#set text(font: look.fonts, size: 10 * unit, lang: look.lang, fill: rgb(look.letters), hyphenate: look.hyphenate)
#set par(justify: look.justify, leading: look.leading * 1em, spacing: 0.95em)
#show heading: set block(sticky: true)

#let signs(names, size: 0.95em) = for name in names {
  box(baseline: 0.12em, image(bytes(data.glyphs.at(name)), format: "svg", height: size))
  h(0.28em)
}
#let cell(value) = if type(value) == str { value } else { signs(value.signs) + value.text }
#let paragraphs(value) = for part in value.split(regex("\n\s*\n")) {
  if part.trim() != "" { par(part.trim()) }
}
#let rule(width: 100%) = line(length: width, stroke: 0.6pt + gold)
#let ornament = align(center, box(width: 46%, grid(
  columns: (1fr, auto, 1fr), align: horizon, column-gutter: 0.7em,
  line(length: 100%, stroke: 0.6pt + gold),
  rotate(45deg, square(size: 0.42em, fill: gold)),
  line(length: 100%, stroke: 0.6pt + gold),
)))

#let drawn(block) = align(center, std.block(
  breakable: false, above: 1.1em, below: 1.2em,
  pad(x: calc.min(0, (1 - block.width) / 2) * 100%, layout(size => {
    let wide = size.width * calc.min(block.width, 1)
    // A drawing leaves room for the title of its chapter, so that no page holds a title alone.
    let high = measure(image(bytes(block.svg), format: "svg", width: wide)).height
    let wide = wide * calc.min(1, look.maxDrawing * 1pt / high)
    box(width: wide, {
      image(bytes(block.svg), format: "svg", width: wide, alt: block.alt)
      for one in block.letters {
        place(top + left, dx: one.x * wide - 5em, dy: one.y * wide, std.block(width: 10em, align(center, text(
          size: one.size * wide, fill: ink, weight: if one.bold { "bold" } else { "regular" }, top-edge: "baseline", bottom-edge: "baseline", one.text,
        ))))
      }
    })
  })),
))

#let photo(b) = align(center, std.block(breakable: false, above: 0.6em, below: 1.2em)[
  #box(stroke: 0.7pt + hair, inset: 0.35em, radius: 2pt, image(data.photo, height: look.photo * 1pt, alt: b.alt))
  #v(0.4em)
  #set text(size: 8.4 * unit, fill: quiet)
  #set par(justify: false)
  #for entry in b.legend {
    box[#box(baseline: -0.25em, line(length: 1.8em, stroke: (paint: rgb(entry.colour), thickness: 2pt, dash: if entry.dashed { "dashed" } else { none })))#h(0.4em)#entry.text]
    h(1.4em)
  }
  #v(0.6em)
])

#let sheet(b) = std.block(above: 0.7em, below: 1.4em, width: 100%, breakable: b.rows.len() > 18, {
  set text(size: 9 * unit)
  set par(justify: false, leading: 0.5em)
  let count = b.head.len()
  table(
    columns: if count == 2 { (1fr, auto) } else if b.head.first() == "" { (auto,) + (1fr,) * (count - 1) } else if count > 4 { range(count).map(x => if x in b.numberColumns { auto } else { 1fr }) } else { (1fr,) * count },
    align: (x, y) => (if x in b.numberColumns { right } else { left }) + horizon,
    stroke: (x, y) => if y == 0 { (bottom: 0.8pt + gold) } else { (bottom: 0.4pt + hair) },
    inset: (x, y) => (left: if x - 1 in b.numberColumns or (x == 1 and b.head.first() == "") { 1em } else { 0.35em }, right: 0.35em, y: 0.42em),
    table.header(..b.head.map(name => text(fill: ink, weight: "bold", name))),
    ..b.rows.flatten().map(cell),
  )
})

#let facts(b) = std.block(above: 1.15em, below: 1.1em, width: 100%, breakable: b.rows.len() > 12, {
  set par(justify: false, leading: 0.55em)
  grid(
    columns: (32%, 1fr), column-gutter: 1em, row-gutter: 0.72em,
    ..b.rows.map(row => (text(fill: quiet, size: 9 * unit, row.at(0)), cell(row.at(1)))).flatten(),
  )
})

#let shares(b) = std.block(above: 0.6em, below: 0.9em, width: 100%, grid(
  columns: (auto, 1fr, auto), column-gutter: 0.9em, row-gutter: 0.6em, align: horizon,
  ..b.rows.map(row => (
    text(size: 9 * unit, row.at(0)),
    box(width: 100%, height: 0.5em, fill: hair, radius: 2pt, align(left, box(width: row.at(1) * 1%, height: 0.5em, fill: ink, radius: 2pt))),
    text(size: 9 * unit, fill: quiet, str(calc.round(row.at(1))) + " %"),
  )).flatten(),
))

#let titled(b) = heading(level: 2, outlined: false, bookmarked: false, if "aside" in b {
  grid(columns: (1fr, auto), column-gutter: 1em, cell(b.text), align(bottom, box(text(size: 8.6 * unit, weight: "regular", fill: quiet, b.aside))))
} else { cell(b.text) })
// A telephone number stays in one line.
#let dialled(body) = { show regex("\\+?\\d[\\d() \u{a0}\u{2011}-]{3,}\\d"): box; body }

#let singleBlock(b) = {
  if b.kind == "heading" { titled(b) }
  else if b.kind == "text" { paragraphs(b.text) }
  else if b.kind == "lead" { std.block(above: 0.8em, below: 1.2em, { set text(size: 10 * look.lead * unit, fill: ink); paragraphs(b.text) }) }
  else if b.kind == "fine" { std.block(above: 0.6em, { set text(size: 10 * look.fine * unit, fill: quiet); paragraphs(b.text) }) }
  else if b.kind == "facts" { facts(b) }
  else if b.kind == "table" { sheet(b) }
  else if b.kind == "list" { list(..b.items, marker: text(fill: gold, "•"), indent: 0.3em) }
  else if b.kind == "shares" { shares(b) }
  else if b.kind == "drawing" { drawn(b) }
  else if b.kind == "photo" { photo(b) }
}
#let anyBlock(b) = if b.kind == "card" { std.block(breakable: b.breakable, above: 1.8em, below: 1.8em, width: 100%, for one in b.blocks { anyBlock(one) }) } else { singleBlock(b) }

#set page(width: look.width * 1pt, height: look.height * 1pt, margin: (x: look.margin * 1pt, top: look.margin * 1.05pt, bottom: look.margin * 1.2pt))

#page(margin: look.margin * 1pt, header: none, footer: none, background: box(width: 100%, height: 100%, inset: look.margin * 0.5pt, box(width: 100%, height: 100%, stroke: 0.8pt + gold, inset: 4pt, box(width: 100%, height: 100%, stroke: 0.3pt + gold))))[
  #set par(justify: false)
  #set text(hyphenate: false)
  #align(center)[
    #v(1fr)
    #if "logo" in data { image(data.logo, height: 46 * unit, alt: look.name) } else { text(size: 11 * unit, fill: quiet, tracking: if look.lang in ("en", "de", "es", "fr", "it", "pt", "ru") { 0.14em } else { 0em }, look.name) }
    #v(1.2fr)
    #text(size: 12.5 * unit, fill: quiet, look.title)
    #v(0.9em)
    #layout(room => {
      let named(name, size) = text(size: size, fill: ink, weight: "bold", name)
      let widest = calc.max(1pt, ..book.person.split(" ").map(word => measure(named(word, 29 * unit)).width))
      par(leading: look.lines * 1em, named(book.person, 29 * unit * calc.min(1, room.width / widest)))
    })
    #v(0.9em)
    #ornament
    #v(0.9em)
    #text(size: 11 * unit, fill: quiet, for line in book.born { line + linebreak() })
    #v(1fr)
    #if "cover" in look { box(width: 78%, text(size: 10 * unit, fill: quiet, dialled(paragraphs(look.cover)))) }
    #v(1.3fr)
    #if "logo" in data { text(size: 9 * unit, fill: quiet, look.name) }
  ]
]

#set page(footer: context {
  set text(size: 8 * unit, fill: quiet)
  grid(columns: (1fr, auto), column-gutter: 1em, dialled(look.footer), counter(page).display())
})

#show heading.where(level: 1): it => {
  pagebreak(weak: true)
  std.block(above: 0pt, below: 1.2em, {
    text(size: 20 * unit, fill: ink, weight: "bold", hyphenate: false, bottom-edge: "descender", it.body)
    v(0.2em, weak: true)
    rule(width: 3.4em)
  })
}
#show heading.where(level: 2): it => std.block(above: 2em, below: 0.85em, sticky: true, text(size: 11.6 * unit, fill: ink, weight: "bold", hyphenate: false, it.body))

#if book.help.len() > 0 {
  for lines in book.help { std.block(above: 1.6em, below: 1.6em, for line in lines { dialled(paragraphs(line)) }) }
}

// The contents.
#counter(page).update(1)
#heading(level: 1, outlined: false, book.contentsTitle)
#show outline.entry: it => {
  let chapter = book.chapters.find(one => one.title == it.element.body.at("text", default: none))
  link(it.element.location(), std.block(above: 1.3em, below: 0.5em, grid(
    columns: (auto, 1fr, auto), column-gutter: 0.5em, align: bottom,
    text(size: 11 * unit, it.element.body),
    box(width: 100%, repeat(text(fill: hair, "."), gap: 0.25em)),
    text(fill: quiet, it.page()),
  )))
  if chapter != none and chapter.holds.len() > 0 {
    std.block(above: 0pt, below: 0pt, width: 86%, { set par(justify: false); text(size: 8 * unit, fill: quiet, hyphenate: false, chapter.holds.join(" · ")) })
  }
}
#outline(title: none, depth: 1)

#for chapter in book.chapters {
  heading(level: 1, chapter.title)
  for b in chapter.blocks { anyBlock(b) }
}

#if book.closing.len() > 0 {
  v(1fr)
  std.block(breakable: false, { rule(width: 3.4em); v(0.3em); set text(size: 8 * unit, fill: quiet); for line in book.closing { dialled(paragraphs(line)) } })
}
`;
