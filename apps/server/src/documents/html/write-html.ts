/**
 * Writes a document as one HTML page that needs nothing else: headings, lists and tables for screen readers, and a print style. What a PDF shows in
 * letters that its fonts have stands here as it was given.
 */
import { SIGNATURE_BOX } from '@hearthline/domain'
import { altOfMark, type Block, type DocumentText, type Letterhead, rowsOfPlace, type SignedMark } from '../document-text.ts'
import { pathOfStrokes } from '../stroke-path.ts'
import { escapeHtml } from './escape-html.ts'
import { pageStyle } from './page-style.ts'

export function writeHtml({ title, author, madeAt, blocks, letterhead, recording }: DocumentText): string {
  return [
    '<!doctype html>',
    '<html lang="en-US">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="author" content="${escapeHtml(author)}">`,
    `<meta name="date" content="${escapeHtml(madeAt)}">`,
    `<style>${pageStyle(letterhead?.color)}</style>`,
    '</head>',
    '<body>',
    ...(letterhead && !recording ? [head(letterhead)] : []),
    '<main>',
    ...blocks.map(elementOf),
    '</main>',
    ...(letterhead ? [foot(letterhead)] : []),
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

const head = ({ name, logo }: Letterhead): string =>
  `<header><img alt="${escapeHtml(name)}" src="data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}"></header>`

const foot = ({ licenses, loanNumber }: Letterhead): string =>
  `<footer>${[...licenses, ...(loanNumber ? [`Application ${loanNumber}`] : [])].map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</footer>`

const TAG = { title: 'h1', heading: 'h2', paragraph: 'p', small: 'p', figure: 'p', notice: 'p' } as const

function elementOf(block: Block): string {
  switch (block.kind) {
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
    case 'table':
      return `<table><thead><tr>${cells('th scope="col"', block.columns)}</tr></thead><tbody>${block.rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</tbody></table>`
    case 'facts':
      return factsOf(block.rows, block.isText)
    case 'signature':
      return factsOf(rowsOfPlace(block)) + (block.signed?.strokes ? drawingOf(block.signed) : '')
    case 'page':
      return '<div class="page"></div>'
    case 'seal':
      return '<div class="seal"></div>'
    case 'parties':
      return `<div class="parties">${block.parties.map(partyOf).join('')}</div>`
    case 'notice':
      return `<p><strong>${escapeHtml(block.text)}</strong></p>`
    default:
      return `<${TAG[block.kind]}${block.kind === 'small' || block.kind === 'figure' ? ` class="${block.kind}"` : ''}>${escapeHtml(block.text)}</${TAG[block.kind]}>`
  }
}

const drawingOf = (mark: SignedMark): string =>
  `<p><svg role="img" aria-label="${escapeHtml(altOfMark(mark))}" viewBox="0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}" width="180" height="60"><path d="${pathOfStrokes(mark.strokes ?? [])}" fill="none" stroke="#111" stroke-width="4"/></svg></p>`

const factsOf = (rows: readonly (readonly [name: string, value: string])[], isText = false): string =>
  `<table class="facts${isText ? ' text' : ''}"><tbody>${rows.map(([name, value]) => `<tr>${cells('th scope="row"', [name])}${cells('td', [value])}</tr>`).join('')}</tbody></table>`

const cells = (opening: string, texts: readonly string[]): string =>
  texts.map((text) => `<${opening}>${escapeHtml(text)}</${opening.split(' ')[0]}>`).join('')

const partyOf = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }): string =>
  `<div><p class="small"><strong>${escapeHtml(title)}</strong></p>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</div>`
