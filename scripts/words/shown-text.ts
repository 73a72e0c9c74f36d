/** What a page says: its title, every block of its text, and what is only announced. */

export interface Shown {
  readonly text: string
  /** A law's, the specification's or a lender's legal text, to the letter: its reading level is not ours to set. */
  readonly isGiven: boolean
  /** Of the shell around every screen: judged for its words, but not counted to the reading level of the screen. */
  readonly isAround: boolean
}

/** On an element: whose words are in it, where they are not ours to change. */
const GIVEN = '[data-words-from]'
const AROUND = 'header, footer, nav'
const INLINE = new Set([
  'A',
  'ABBR',
  'B',
  'BDI',
  'CODE',
  'EM',
  'I',
  'KBD',
  'MARK',
  'S',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
  'TIME',
  'U',
  'WBR',
])
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'svg', 'SVG'])
const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'alt', 'title', 'placeholder']

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim()

export function shownText(page: Document): Shown[] {
  const shown: Shown[] = [{ text: squeezed(page.title), isGiven: false, isAround: true }]
  read(page.body, shown)
  for (const element of page.body.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join()))
    for (const name of SPOKEN) add(shown, element.getAttribute(name) ?? '', element)
  return shown
}

function add(shown: Shown[], text: string, element: Element): void {
  const words = squeezed(text)
  if (/\p{L}/u.test(words))
    shown.push({ text: words, isGiven: element.closest(GIVEN) !== null, isAround: element.closest(AROUND) !== null })
}

/** Neighbors that run on in one line are one block; what begins a line of its own is another. */
function read(element: Element, shown: Shown[]): void {
  let line = ''
  const end = () => {
    add(shown, line, element)
    line = ''
  }
  for (const node of element.childNodes) {
    if (node.nodeType === 3) line += node.textContent
    else if (node.nodeType === 1) {
      const child = node as Element
      if (SILENT.has(child.tagName)) continue
      if (INLINE.has(child.tagName) && !child.matches(GIVEN) && isOneLine(child))
        line += line.trim() === '' ? child.textContent : ` ${child.textContent}`
      else {
        end()
        read(child, shown)
      }
    }
  }
  end()
}

const isOneLine = (element: Element): boolean =>
  [...element.children].every((child) => INLINE.has(child.tagName) && !child.matches(GIVEN) && isOneLine(child))
