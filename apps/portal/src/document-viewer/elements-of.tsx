/** The page of a document as elements of ours: those that a document is made of, without attributes but what a table's heading heads. */
import { createElement, type ReactNode } from 'react'

const KNOWN = new Set(['h1', 'h2', 'h3', 'p', 'ul', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'strong', 'div'])

/** The heading of the page around it stands above those of the document. */
const AS: Readonly<Record<string, string>> = { h1: 'h2', h2: 'h3', h3: 'h4' }

export function elementsOf(html: string): ReactNode[] {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  return main ? [...main.childNodes].map(asNode) : []
}

function asNode(node: ChildNode, place: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  const element = node as Element
  const name = element.localName
  const inner = [...element.childNodes].map(asNode)
  if (!KNOWN.has(name)) return inner
  const scope = element.getAttribute('scope')
  const attributes = { key: place, ...(name === 'th' && (scope === 'row' || scope === 'col') && { scope }) }
  const made = createElement(AS[name] ?? name, attributes, ...inner)
  // A table wider than a phone scrolls by itself.
  return name === 'table' ? createElement('div', { key: place, className: 'document-twin-table' }, made) : made
}
